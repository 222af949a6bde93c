/**
 * The history store: state intervals by levels of duration, in memory or in a file, from one
 * engine.
 *
 * <p>Read {@link org.eclipse.tracecompass.internal.statesystem.core.history.HistoryStore} first
 * (levels, inserting, queries at one time), then {@code Query2D}, {@code BlockEncoder} and {@code
 * HistoryBlock}. {@code HistoryFile} and {@code HistoryHeader} know the file, {@code
 * DirectoryCodec}, {@code StringDictionary} and {@code AttributeTreeCodec} know one section of it
 * each.
 *
 * <h2>Format of a history file, version 5</h2>
 *
 * All numbers are little endian; checksums are CRC-32C; ranges of time include both ends. Varints
 * and strings are described at {@link
 * org.eclipse.tracecompass.internal.statesystem.core.history.Bytes}.
 *
 * <pre>
 * file      = header (block | totals)* dictionary attributes directory footer
 *
 * header    (128 bytes)
 *    0  8 bytes  "ASTROHST"
 *    8  int      format version, 5 (4: without totals; 3: also without sorted columns, list of runs and packed tables, and each name of an
 *                     attribute written; 2: also without the digests; 1: also without spans and encoding 3)
 *   12  int      version of the state provider
 *   16  long     start of the history
 *   24  int      0 a full history, 1 a partial one, which has only the intervals that cross a checkpoint
 *   28  int      length of the id
 *   32  56 bytes id of the state system in UTF-8, cut to that length; only for people
 *   88  16 bytes first half of the SHA-256 of what the history is made from; 0 if that is not known
 *  104  16 bytes the same of the rules it is made by; 0 if the version of the provider says all
 *  120  int      0
 *  124  int      checksum of the bytes before
 *
 * footer    (96 bytes, the last of the file)
 *    0  8 bytes  "ASTROEND"
 *    8  long     position of the dictionary, then  int length,  int checksum
 *   24  long     position of the attributes, then  int length,  int checksum
 *   40  long     position of the directory,  then  int length,  int checksum
 *   56  long     end of the history
 *   64  long     number of intervals
 *   72  long     length of the file
 *   80  long     position of the checkpoints, then  int length;  0 in a full history
 *   92  int      checksum of the bytes before
 * </pre>
 *
 * The footer is written last: a file without a good one, or of another length than it says, was
 * never finished and is refused. Dictionary: see {@code StringDictionary}. Attributes: see {@link
 * org.eclipse.tracecompass.internal.statesystem.core.AttributeTreeCodec}. Checkpoints: see {@code
 * CheckpointsCodec} of the package {@code partial}; their checksum is their last four bytes.
 *
 * <pre>
 * directory = int number of levels (22), then per level, from level 0 up:
 *             int number of blocks, then per block, in the order of writing:
 *    0  long  earliest start       24  int  length           36  int  smallest quark
 *    8  long  latest end           28  int  checksum         40  int  largest quark
 *   16  long  position in file     32  int  intervals        44  int  length of the totals, 0: none
 *             then for each block that has totals, by level and order: varint position of the totals, less the end
 *             of those before on the level, with their checksum, or 0
 * </pre>
 *
 * Blocks name times and quarks in full and depend on nothing but the dictionary. The histories of
 * two consecutive spans of time over the same quarks are joined by concatenating their directories
 * level by level.
 *
 * <h2>Levels</h2>
 *
 * An interval from {@code s} to {@code e} belongs to level {@code floor(log2(max(1, e - s)) / 3)},
 * the difference being unsigned. Within a level, blocks follow each other as their intervals ended.
 * So what contains a time lies, on each level, in blocks that end within one longest duration after
 * it: a handful, however long the history. Sampling a history at times far apart leaves most blocks
 * untouched.
 *
 * <h2>Blocks</h2>
 *
 * A block has 1 to 32,768 intervals (as written today, 2,048 below level 7 and 4,096 from there
 * on), sorted by quark, then by start. Those of one quark are a <em>run</em>. The intervals of a
 * quark never overlap. Columns follow the head, each padded to a multiple of 8 bytes; which are
 * there, and how long they are, follows from the head. Eight bytes of zeros end the block.
 *
 * <pre>
 * head      (64 bytes)
 *    0  int   intervals (n)           24  byte  start bits          32  long  smallest distance
 *    4  int   runs (r)                25  byte  distance bits       40  long  value offset
 *    8  long  earliest start          26  byte  types, a bit each   48  byte  value bits
 *   16  int   smallest quark          27  byte  value encoding      49  byte  run value bits
 *   20  int   quarks in range (q)     28  int   distances (d)       50  short table size (v)
 *   52  int   length of local values  56  short words of the bitmap of starts, 0: packed     58  short the same of spans
 *   60  int   spans (s), 0: none
 *
 * Bit 7 of the types: a list of run starts. Bits 2 to 7 of the value encoding: low bits of the sorted column of spans.
 * With a table, the run value bits are the width of its values (0: 64).
 *
 * columns
 *   quarks      a bitmap of q bits over the range from the smallest quark, if that is not longer than r numbers of
 *               width(q - 1) bits; otherwise those numbers, each a quark less the smallest
 *   run starts  a bitmap of n bits, set where a run begins; or a list, r numbers of width(n - 1) bits, if that is smaller
 *   starts      n numbers: start less the earliest
 *   contiguous  a bitmap of n bits, set where the next interval of the run begins right after this one ends
 *   distances   d numbers: end less start, less the smallest distance, for the intervals that are not contiguous
 *   spans       n numbers of width(s - 1): which span (only where there are spans); or a sorted column of them, to each
 *               the number of its run times s added
 *   types       n numbers of width(number of types - 1) bits: which of the types set in the head, lowest first
 *   run values  r numbers (encoding 1 only)
 *   table       v numbers: value less value offset, ascending (encoding 2), or in any order with v bytes behind them,
 *               their types (encoding 3)
 *   values      n numbers
 *   local       int count, count + 1 int offsets, then the local values
 * </pre>
 *
 * Numbers are packed bit by bit, lowest first, into 64-bit words; {@code width(m)} is the number of
 * bits of the largest number m, and 64 where that is over 57, so that one unaligned load reads any
 * of them. A bitmap is followed by one 16-bit count per 512 bits of it, the number of bits set
 * before them.
 *
 * <p>Spans: where many intervals have start and end in common, because one event has changed
 * several attributes, the block has a table of them, ascending by start. The columns starts and
 * distances are those of the spans then (d = s), and there is no column contiguous. Their starts
 * may be a sorted column.
 *
 * <p>A sorted column holds numbers that never descend, as {@code SortedColumn} describes: the low
 * bits of each, packed, and a bitmap with the bit at i plus the high bits of the i-th number set
 * for each i.
 *
 * <p>A value is a type and 64 bits: 0 null; 1 int; 2 long; 3 double, its raw bits; 4 string, its
 * number in the dictionary; 5 local, its number in this block. The bits of null mean nothing.
 * Encodings: 0 value = value offset + number; 1 value = value offset + number of its run + number;
 * 2 value = value offset + table[number]; 3 the same, and the type is that of the table, so that
 * there is no column of types. A local value is a byte, 0 text in UTF-8, 1 text in UTF-16, 2 custom
 * value: int length of its serializer's id, the id in UTF-8, its bytes.
 *
 * <h2>Totals</h2>
 *
 * What a picture needs of the states of a block that lies in one of its pixels: for each attribute
 * and value, how long and how often. A checksum follows the totals of each block, and those of many
 * blocks of a level lie side by side, so that one read gives many. A block of short runs, or of
 * many values, has none. A visitor that takes them ({@link
 * org.eclipse.tracecompass.statesystem.core.IStateVisitor#takesTotals}) spares reading the block.
 *
 * <pre>
 * totals    = varint number of values, then per value:
 *                 byte type, varint its 64 bits, zigzag
 *             then until the end, per run that has states other than null, by quark:
 *                 varint number of totals in 4 bits, above them the quark, less that of the run before;
 *                        no totals for a run of more than eight values, of which nothing follows
 *                   varint number of bytes of the totals, so that those of attributes nobody asks for are passed over
 *                 per total, in the order in which the values occur:
 *                     varint 1 for a single state, 0 for more, above it the number of the value
 *                     varint first instant of them, less that of the total before, or the earliest start of the block
 *                     varint last instant of them, less their first one
 *                     varint number of states, varint how long they last together; unless it is one state
 * </pre>
 *
 * States of value null are left out, and a block with local values has no totals. The first and the
 * last instant of each value are there because a picture may leave out other values.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.statesystem.core.history;

import org.eclipse.jdt.annotation.NonNullByDefault;
