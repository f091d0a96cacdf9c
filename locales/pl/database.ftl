# Co jest w bazie danych, a czego nie da się dalej grać.

other-rules = Tę grę zaczęto według wersji { $version } zasad, której ta wersja bota nie obsługuje. Gra nie przepada: operator bota może ją wznowić w wersji, która ją obsługuje.
