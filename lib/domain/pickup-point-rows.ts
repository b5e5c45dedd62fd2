import type { Country } from "@/lib/domain/locale";

/** Name, address, town, ZIP. */
type Row = readonly [string, string, string, string];

/**
 * A demonstration: the towns and their ZIPs are real, the garages, depots and streets are made up. A merchant puts the
 * partners' own list here.
 */
export const pickupPointRows: Record<Country, readonly Row[]> = {
  CZ: [
    ["Pneuservis U Mostu", "Ráfková 12", "Praha", "140 00"],
    ["Pneudepo Severka", "Dezénová 205", "Praha", "190 00"],
    ["Autodílna Na Kolech", "Vzorková 7", "Praha", "155 00"],
    ["Pneuservis Pod Špilberkem", "Lamelová 31", "Brno", "602 00"],
    ["Pneudepo Ponávka", "Gumárenská alej 9", "Brno", "617 00"],
    ["Autoservis U Haldy", "Ventilková 4", "Ostrava", "702 00"],
    ["Pneuservis Čtyři kola", "Dezénová 55", "Plzeň", "301 00"],
    ["Pneu Pod Ještědem", "Zimní směs 16", "Liberec", "460 01"],
    ["Autodílna U Orloje", "Bočnicová 22", "Olomouc", "779 00"],
    ["Pneuservis Na Soutoku", "Ráfková 3", "České Budějovice", "370 01"],
    ["Pneudepo Labe", "Drážková 18", "Hradec Králové", "500 02"],
    ["Autoservis Pod Střekovem", "Vzorková 41", "Ústí nad Labem", "400 03"],
    ["Pneuservis Perník", "Lamelová 8", "Pardubice", "530 02"],
    ["Pneu U Ševce", "Bočnicová 5", "Zlín", "760 01"],
    ["Autodílna Slezská", "Ventilková 27", "Opava", "746 01"],
    ["Pneuservis Pod Lysou", "Drážková 2", "Frýdek-Místek", "738 01"],
    ["Pneu U Pramene", "Dezénová 13", "Karlovy Vary", "360 01"],
    ["Pneuservis Vysočina", "Ráfková 60", "Jihlava", "586 01"],
    ["Autoservis Bílina", "Lamelová 19", "Teplice", "415 01"],
    ["Pneudepo Porta", "Vzorková 11", "Děčín", "405 02"],
    ["Pneuservis U Parku", "Bočnicová 36", "Chomutov", "430 01"],
    ["Autodílna Na Hané", "Drážková 24", "Přerov", "750 02"],
    ["Pneu U Sklárny", "Ventilková 15", "Jablonec nad Nisou", "466 01"],
    ["Pneuservis Jizera", "Ráfková 28", "Mladá Boleslav", "293 01"],
    ["Autoservis U Husity", "Dezénová 6", "Tábor", "390 02"],
    ["Pneuservis Pod Vinicí", "Lamelová 45", "Znojmo", "669 02"],
  ],
  SK: [
    ["Pneuservis Pri Moste", "Ráfiková 14", "Bratislava", "851 01"],
    ["Pneudepo Ružinovské", "Dezénová 205", "Bratislava", "821 04"],
    ["Autodielňa Na kolesách", "Vzorková 9", "Košice", "040 01"],
    ["Pneuservis Šariš", "Lamelová 3", "Prešov", "080 01"],
    ["Pneu Pod Dubňom", "Ventilková 21", "Žilina", "010 01"],
    ["Autoservis Urpín", "Drážková 17", "Banská Bystrica", "974 01"],
    ["Pneuservis Pod Zoborom", "Bočnicová 8", "Nitra", "949 01"],
    ["Pneudepo Rovina", "Dezénová 55", "Trnava", "917 01"],
    ["Pneuservis Pri Váhu", "Ráfiková 32", "Trenčín", "911 01"],
    ["Autodielňa Turiec", "Lamelová 26", "Martin", "036 01"],
    ["Pneu Pod Tatrami", "Zimná zmes 16", "Poprad", "058 01"],
    ["Pneuservis Horná Nitra", "Ventilková 6", "Prievidza", "971 01"],
    ["Autoservis Pustý hrad", "Drážková 40", "Zvolen", "960 01"],
    ["Pneudepo Zemplín", "Bočnicová 12", "Michalovce", "071 01"],
    ["Pneuservis Žitava", "Vzorková 23", "Nové Zámky", "940 02"],
    ["Pneu Pri Jazere", "Ráfiková 5", "Liptovský Mikuláš", "031 01"],
  ],
};
