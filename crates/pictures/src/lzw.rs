//! LZW compression for GIF files, optimised for pictures that consist mostly of runs of one colour. The number of steps
//! for a run is the number of codes produced, not the number of pixels, so the unchanged parts of an animation cost
//! next to nothing.

/// Bits in a symbol. The codes of symbols come first, followed by special codes.
const SYMBOL_BITS: u8 = 8;
const CLEAR_CODE: u16 = 1 << SYMBOL_BITS;
const END_CODE: u16 = CLEAR_CODE + 1;
const FIRST_CODE: u16 = CLEAR_CODE + 2;
/// The maximum number of bits in a code.
const MAX_BITS: u8 = 12;
const MAX_CODES: u16 = 1 << MAX_BITS;
/// Size of the hash table of strings that have codes: a power of two, of which at most a quarter is used.
const TABLE_SIZE: usize = 1 << 14;
const EMPTY_SLOT: u32 = u32::MAX;

/// Compresses runs of equal symbols, each with its length. Returns the symbol size as one byte, followed by the codes.
pub fn compress(runs: impl IntoIterator<Item = (u8, usize)>) -> Vec<u8> {
    let mut encoder = Encoder::new();
    for (symbol, length) in runs {
        encoder.encode_run(symbol, length);
    }
    encoder.finish()
}

/// A string that has a code and may be the prefix of a longer one.
#[derive(Debug, Clone, Copy)]
struct Prefix {
    code: u16,
    /// The symbol and the length, if the string consists of a single repeated symbol.
    run: Option<(u8, usize)>,
}

#[derive(Debug)]
struct Encoder {
    bits: BitWriter,
    /// The next free code; `width` is the current number of bits in a code.
    next: u16,
    width: u8,
    /// A hash table of the codes of strings of two or more symbols. Each entry consists of the code of the string
    /// without its last symbol, that symbol, and the string's code.
    strings: Vec<u32>,
    /// For each symbol, the codes for runs of two or more of it.
    chains: Vec<Vec<u16>>,
    prefix: Option<Prefix>,
}

impl Encoder {
    fn new() -> Self {
        let mut encoder = Self {
            bits: BitWriter { bytes: vec![SYMBOL_BITS], waiting: 0, count: 0 },
            next: FIRST_CODE,
            width: SYMBOL_BITS + 1,
            strings: vec![EMPTY_SLOT; TABLE_SIZE],
            chains: vec![Vec::new(); usize::from(CLEAR_CODE)],
            prefix: None,
        };
        encoder.bits.write(CLEAR_CODE, encoder.width);
        encoder
    }

    fn encode_run(&mut self, symbol: u8, mut left: usize) {
        while left > 0 {
            let Some(prefix) = self.prefix else {
                // Takes the longest run that has a code, in one step.
                let chain = &self.chains[usize::from(symbol)];
                let taken = left.min(chain.len() + 1);
                let code = if taken == 1 { u16::from(symbol) } else { chain[taken - 2] };
                self.prefix = Some(Prefix { code, run: Some((symbol, taken)) });
                left -= taken;
                continue;
            };
            match self.find(prefix.code, symbol) {
                Ok(code) => {
                    let run = prefix.run.filter(|(only, _)| *only == symbol).map(|(only, length)| (only, length + 1));
                    self.prefix = Some(Prefix { code, run });
                    left -= 1;
                }
                Err(place) => {
                    self.emit(prefix.code);
                    self.insert(prefix, symbol, place);
                    self.prefix = None;
                }
            }
        }
    }

    /// The code of a string extended by one symbol, or the hash table index at which to store it.
    fn find(&self, prefix: u16, symbol: u8) -> Result<u16, usize> {
        let key = u32::from(prefix) << SYMBOL_BITS | u32::from(symbol);
        // Multiplication by the golden ratio spreads neighbouring keys.
        let mut place = (key.wrapping_mul(0x9E37_79B9) >> 18) as usize;
        loop {
            match self.strings[place] {
                EMPTY_SLOT => return Err(place),
                entry if entry >> MAX_BITS == key => return Ok((entry & 0xFFF) as u16),
                _ => place = (place + 1) % TABLE_SIZE,
            }
        }
    }

    /// Assigns a code to a string extended by one symbol. If no code is free, the table is cleared.
    fn insert(&mut self, prefix: Prefix, symbol: u8, place: usize) {
        if self.next == MAX_CODES {
            self.bits.write(CLEAR_CODE, self.width);
            (self.next, self.width) = (FIRST_CODE, SYMBOL_BITS + 1);
            self.strings.fill(EMPTY_SLOT);
            self.chains.iter_mut().for_each(Vec::clear);
            return;
        }
        let key = u32::from(prefix.code) << SYMBOL_BITS | u32::from(symbol);
        self.strings[place] = key << MAX_BITS | u32::from(self.next);
        if prefix.run.is_some_and(|(only, _)| only == symbol) {
            self.chains[usize::from(symbol)].push(self.next);
        }
        self.next += 1;
    }

    fn emit(&mut self, code: u16) {
        self.bits.write(code, self.width);
        // Decoders learn each string one code later, and widen their codes at that point.
        if self.next == 1 << self.width && self.width < MAX_BITS {
            self.width += 1;
        }
    }

    fn finish(mut self) -> Vec<u8> {
        if let Some(prefix) = self.prefix {
            self.emit(prefix.code);
        }
        self.bits.write(END_CODE, self.width);
        self.bits.finish()
    }
}

/// Writes bits, the lowest first.
#[derive(Debug)]
struct BitWriter {
    bytes: Vec<u8>,
    waiting: u32,
    count: u8,
}

impl BitWriter {
    fn write(&mut self, code: u16, width: u8) {
        self.waiting |= u32::from(code) << self.count;
        self.count += width;
        while self.count >= 8 {
            self.bytes.push((self.waiting & 0xFF) as u8);
            self.waiting >>= 8;
            self.count -= 8;
        }
    }

    fn finish(mut self) -> Vec<u8> {
        if self.count > 0 {
            self.bytes.push((self.waiting & 0xFF) as u8);
        }
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use gif::{DecodeOptions, Frame};

    use super::*;

    /// Compresses runs and decodes the result. The runs must have as many symbols as a picture of this size has pixels.
    fn round_trip(runs: &[(u8, usize)], (width, height): (u16, u16)) -> Vec<u8> {
        let mut file = Vec::new();
        let mut encoder = gif::Encoder::new(&mut file, width, height, &[7; 768]).expect("memory");
        let buffer = Cow::Owned(compress(runs.iter().copied()));
        let frame = Frame { width, height, buffer, ..Frame::default() };
        encoder.write_lzw_pre_encoded_frame(&frame).expect("memory");
        drop(encoder);
        let mut options = DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::Indexed);
        let mut reader = options.read_info(file.as_slice()).expect("a file");
        reader.read_next_frame().expect("a frame").expect("one").buffer.to_vec()
    }

    fn check(runs: &[(u8, usize)], size: (u16, u16)) {
        let expected: Vec<u8> = runs.iter().flat_map(|&(symbol, length)| vec![symbol; length]).collect();
        assert_eq!(expected.len(), usize::from(size.0) * usize::from(size.1));
        assert!(round_trip(runs, size) == expected, "{size:?}");
    }

    #[test]
    fn compressed_data_can_be_decoded() {
        check(&[(3, 1)], (1, 1));
        check(&[(255, 700 * 800)], (700, 800));
        check(&[(0, 255), (1, 1), (0, 255), (1, 1), (0, 255), (1, 1), (9, 0)], (256, 3));
    }

    #[test]
    fn codes_restart_when_they_run_out() {
        let mut dice = 7u32;
        let mut roll = |most: u32| {
            dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (dice >> 16) % most
        };
        for (symbols, longest) in [(256, 1), (256, 9), (4, 3), (2, 300), (40, 90)] {
            let (mut runs, mut left) = (Vec::new(), 300 * 400);
            while left > 0 {
                let length = (roll(longest) as usize + 1).min(left);
                runs.push((u8::try_from(roll(symbols)).expect("a symbol"), length));
                left -= length;
            }
            check(&runs, (300, 400));
        }
    }
}
