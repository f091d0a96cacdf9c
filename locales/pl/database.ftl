# Co jest w bazie danych, a czego nie da się dalej grać.

other-rules = Ta gra zaczęła się według wersji { $version } zasad, a ta wersja bota nie potrafi według niej grać. Gra pozostaje taka, jaka jest; kto prowadzi bota, może ją wznowić wersją bota, która to potrafi.
