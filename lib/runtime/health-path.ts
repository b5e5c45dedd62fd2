/** Where load balancers ask how the shop is. Nothing is put before it: who hears nothing in time takes the shop for dead. */
export const healthPath = "/api/v1/health";
