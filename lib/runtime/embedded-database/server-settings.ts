/** Settings of the embedded server; given on its command line, so that they hold for folders made earlier too. */
export function serverSettings(socketFolder: string): string[] {
  const settings: Record<string, string> = {
    // Only programs of this user (or root) on this machine can reach it, and they need the password as well.
    listen_addresses: "",
    // A list, in which quotes keep commas and spaces of a path together.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: "0700",
    // A small shop on a small machine: little memory, no helper processes that sit idle.
    shared_buffers: "128MB",
    max_connections: "140", // a shop with four render workers, beside all its work in the background
    jit: "off",
    io_method: "sync",
    max_parallel_workers: "0",
    max_parallel_workers_per_gather: "0",
    max_parallel_maintenance_workers: "0",
    max_logical_replication_workers: "0",
    // An order that was confirmed is on the disk, whatever happens a moment later.
    fsync: "on",
    full_page_writes: "on",
    synchronous_commit: "on",
    // What a price list of many thousand rows writes is flushed as it comes, or an order's commit would wait until all of it is.
    wal_buffers: "16MB",
    wal_writer_delay: "10ms",
    wal_writer_flush_after: "256kB",
    min_wal_size: "256MB",
    timezone: "UTC",
    log_timezone: "UTC",
    // Statements and their details may carry customers' data, which has no place in a log.
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    log_checkpoints: "off",
    cluster_name: "dezen",
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
