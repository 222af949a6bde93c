package org.eclipse.tracecompass.symbols.core;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.NavigableMap;
import org.eclipse.tracecompass.symbols.core.SymbolTable.Entry;

/**
 * Reads the functions in the symbol tables ({@code .symtab}, {@code .dynsym}) of an ELF file, of 32
 * or 64 bits and either byte order; and knows afterwards what else is needed to find them in a
 * process: the build id, and the address that the file wants to be loaded to.
 *
 * <p>Memory and time are bounded by the size of the file, even if headers are damaged and name the
 * same bytes again and again.
 */
final class ElfSymbols {

    private static final int PT_LOAD = 1;
    private static final int SHT_NOTE = 7;
    private static final int NT_GNU_BUILD_ID = 3;
    private static final int MAX_NOTES = 1 << 20;
    private static final int MAX_ENTRY = 1024;

    private static final int MAGIC = 0x7F454C46;
    private static final int SHT_SYMTAB = 2;
    private static final int SHT_DYNSYM = 11;
    private static final int STT_FUNC = 2;
    private static final int MAX_SECTION = 1 << 30;

    /** Names of C++ have some thousand characters. */
    private static final int LONGEST_NAME = 1 << 16;

    /** A sound file has each table once; names share bytes where one is the end of another. */
    private static final int MOST_READS = 8;

    private final FileChannel file;
    private final boolean f64;
    private final ByteOrder order;

    private record Section(int type, long offset, long size, int link, long entrySize) {}

    private ElfSymbols(FileChannel file, boolean is64, ByteOrder order) throws IOException {
        this.file = file;
        f64 = is64;
        this.order = order;
        readable = MOST_READS * file.size();
    }

    private String buildId = "";
    private long loadAddress;

    /** How many bytes may still be read. */
    private long readable;

    static ElfSymbols read(Path path, NavigableMap<Long, Entry> symbols) throws IOException {
        try (FileChannel file = FileChannel.open(path, StandardOpenOption.READ)) {
            ByteBuffer ident = ByteBuffer.allocate(16);
            while (ident.hasRemaining() && file.read(ident, ident.position()) >= 0) {
                // until the identification is there
            }
            if (ident.hasRemaining() || ident.getInt(0) != MAGIC) {
                throw new IOException("it is not an ELF file");
            }
            boolean is64 = ident.get(4) == 2;
            ByteOrder order = ident.get(5) == 2 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
            ElfSymbols elf = new ElfSymbols(file, is64, order);
            ByteBuffer header = elf.bytes(0, is64 ? 64 : 52);
            elf.readLoadAddress(header);
            elf.readTables(header, symbols);
            return elf;
        }
    }

    /** Returns the build id in hexadecimal; empty if the file has none. */
    String buildId() {
        return buildId;
    }

    /**
     * Returns the lowest address that the file wants to be loaded to: 0 as a rule for what can be
     * loaded anywhere. A symbol is as far from it as from where the file was loaded in a process.
     */
    long loadAddress() {
        return loadAddress;
    }

    private void readLoadAddress(ByteBuffer header) throws IOException {
        long offset = f64 ? header.getLong(32) : Integer.toUnsignedLong(header.getInt(28));
        int size = Short.toUnsignedInt(header.getShort(f64 ? 54 : 42));
        int count = Short.toUnsignedInt(header.getShort(f64 ? 56 : 44));
        boolean found = false;
        for (int i = 0; i < count; i++) {
            ByteBuffer segment = bytes(offset + (long) i * size, f64 ? 56 : 32);
            long address = f64 ? segment.getLong(16) : Integer.toUnsignedLong(segment.getInt(8));
            if (segment.getInt(0) == PT_LOAD
                    && (!found || Long.compareUnsigned(address, loadAddress) < 0)) {
                loadAddress = address;
                found = true;
            }
        }
    }

    private void readNotes(Section section) throws IOException {
        ByteBuffer notes = bytes(section.offset(), Math.min(section.size(), MAX_NOTES));
        int at = 0;
        while (at + 12 <= notes.limit()) {
            int nameSize = notes.getInt(at);
            int size = notes.getInt(at + 4);
            if (nameSize < 0 || size < 0) {
                return;
            }
            long data = at + 12L + (nameSize + 3L & ~3L);
            if (data + size > notes.limit()) {
                return;
            }
            if (notes.getInt(at + 8) == NT_GNU_BUILD_ID && nameSize == 4) {
                byte[] id = new byte[size];
                notes.get((int) data, id);
                buildId = HexFormat.of().formatHex(id);
            }
            at = (int) Math.min(Integer.MAX_VALUE - 16, data + (size + 3L & ~3L));
        }
    }

    private void readTables(ByteBuffer header, NavigableMap<Long, Entry> symbols)
            throws IOException {
        long tableOffset = f64 ? header.getLong(40) : Integer.toUnsignedLong(header.getInt(32));
        int entrySize = Short.toUnsignedInt(header.getShort(f64 ? 58 : 46));
        int count = Short.toUnsignedInt(header.getShort(f64 ? 60 : 48));
        Section[] sections = new Section[count];
        for (int i = 0; i < count; i++) {
            sections[i] = section(bytes(tableOffset + (long) i * entrySize, f64 ? 64 : 40));
        }
        for (Section section : sections) {
            boolean isTable = section.type() == SHT_SYMTAB || section.type() == SHT_DYNSYM;
            boolean isSound =
                    section.entrySize() >= (f64 ? 24 : 16)
                            && section.entrySize() <= MAX_ENTRY
                            && section.link() >= 0
                            && section.link() < count;
            if (isTable && isSound) {
                readTable(section, sections[section.link()], symbols);
            } else if (section.type() == SHT_NOTE) {
                readNotes(section);
            }
        }
    }

    private Section section(ByteBuffer bytes) {
        int type = bytes.getInt(4);
        return f64
                ? new Section(
                        type,
                        bytes.getLong(24),
                        bytes.getLong(32),
                        bytes.getInt(40),
                        bytes.getLong(56))
                : new Section(
                        type,
                        Integer.toUnsignedLong(bytes.getInt(16)),
                        Integer.toUnsignedLong(bytes.getInt(20)),
                        bytes.getInt(24),
                        Integer.toUnsignedLong(bytes.getInt(36)));
    }

    private void readTable(Section table, Section strings, NavigableMap<Long, Entry> symbols)
            throws IOException {
        ByteBuffer entries = bytes(table.offset(), table.size());
        ByteBuffer names = bytes(strings.offset(), strings.size());
        // Linkers store equal names once, so a long one of many functions is read only once, too.
        Map<Integer, String> known = new HashMap<>();
        int size = (int) table.entrySize();
        for (int at = 0; at + size <= entries.limit(); at += size) {
            int info = entries.get(at + (f64 ? 4 : 12));
            long value =
                    f64 ? entries.getLong(at + 8) : Integer.toUnsignedLong(entries.getInt(at + 4));
            long length =
                    f64 ? entries.getLong(at + 16) : Integer.toUnsignedLong(entries.getInt(at + 8));
            if ((info & 0xF) == STT_FUNC && value != 0) {
                int offset = entries.getInt(at);
                String name = known.get(offset);
                if (name == null) {
                    name = name(names, offset);
                    known.put(offset, name);
                }
                if (!name.isEmpty()) {
                    symbols.putIfAbsent(value, new Entry(name, length));
                }
            }
        }
    }

    /** Returns a name; an empty one for what is no name. */
    private String name(ByteBuffer names, int offset) throws IOException {
        if (offset < 0 || offset >= names.limit()) {
            return "";
        }
        int limit = Math.min(names.limit() - offset, LONGEST_NAME) + offset;
        int end = offset;
        while (end < limit && names.get(end) != 0) {
            end++;
        }
        spend(end - offset);
        if (end - offset == LONGEST_NAME) {
            return "";
        }
        byte[] bytes = new byte[end - offset];
        names.get(offset, bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private ByteBuffer bytes(long offset, long size) throws IOException {
        if (offset < 0 || size < 0 || size > MAX_SECTION || offset > file.size() - size) {
            throw new IOException("it is truncated or damaged");
        }
        spend(size);
        ByteBuffer buffer = ByteBuffer.allocate((int) size).order(order);
        while (buffer.hasRemaining()) {
            if (file.read(buffer, offset + buffer.position()) < 0) {
                throw new IOException("it is cut off");
            }
        }
        return buffer;
    }

    private void spend(long bytes) throws IOException {
        readable -= bytes;
        if (readable < 0) {
            throw new IOException("it is damaged: its tables overlap");
        }
    }
}
