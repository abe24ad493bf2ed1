#!/usr/bin/env bash
# Fills fuzz/corpus from the data committed with the tests: bash fuzz/seeds.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
data=crates/laws/tests/data

# One file in the corpus of a target for each line of standard input.
lines() {
	mkdir -p "fuzz/corpus/$1"
	local number=0 line
	while IFS= read -r line; do
		number=$((number + 1))
		printf '%b' "$line" >"fuzz/corpus/$1/seed-$number"
	done
}

fens() {
	sed -n 's/^epd //p' "$data"/*.perft
	grep -hv '^#' "$data"/scorpio.epd | sed 's/ *;.*//'
}

fens | awk 'NR % 12 == 1' | lines fen
{
	grep -hv '^#' "$data"/scorpio.epd
	printf '%s\n' '4k3/8/8/8/8/8/8/4K2R w K - bm O-O; id "castle"; c0 "a ; b"; acd 12; pv Ke2 Kd7;'
} | lines epd

# A byte for the position, one for the language, and a move.
for move in e4 exd6 Nbd2 N1xd2+ 'exd8=Q#' O-O O-O-O Raxd1 Qh4e1 '1.Sf3' '0-0' 'e7e8D' 'Cg1-f3!' \
	'exd6 e.p.' 'e8(Q)' '♘f3' 'bxc4' 'Bxc4' '--' 'Dxd4++' 'Кf3'; do
	for position in 0 1 2 3 7; do
		printf '%s\n' "\\x0$position\\x0$((position % 5))$move"
	done
done | lines san
for said in 'Gustav eins Felix drei' 'Kurze Rochade' 'caballo a efe tres' 'peón por de seis al paso' \
	'torre de la columna a a d1' 'knight to f3' 'pawn takes d6 en passant' 'b8, promotes to queen'; do
	for position in 0 1 3 6 b f; do
		printf '%s\n' "\\x0$position$said"
	done
done | lines spoken
for move in e2e4 e1g1 e1h1 e7e8q 0000 d4d3 e5d6 b7a8n; do
	for position in 0 1 3 b f; do
		printf '%s\n' "\\x0$position$move"
	done
done | lines uci
printf '%s\n' '\x00' '\x01\x00\x00\x00\x00\x00\x00\x04\x05\x3c\x0d\x00\x03' \
	'\x0e\x81\x81\x2c\x00\x00\x00\x24\x08\x0c\x07\x0d\x07' | lines setup

# Games: the first byte is the size of the chunks, and whether to read or to build.
mkdir -p fuzz/corpus/pgn
for file in fuzz/seeds/pgn/*.pgn; do
	{ printf '\x06' && cat "$file"; } >"fuzz/corpus/pgn/read-$(basename "$file")"
	{ printf '\x46' && cat "$file"; } >"fuzz/corpus/pgn/build-$(basename "$file")"
done

# What once broke a target stays in its corpus.
for folder in "$data"/fuzz/*/; do
	[ -d "$folder" ] || continue
	name=$(basename "$folder")
	mkdir -p "fuzz/corpus/$name"
	cp "$folder"* "fuzz/corpus/$name/"
done
