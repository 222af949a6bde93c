package org.eclipse.tracecompass.symbols.core;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Makes small ELF files: a segment, a symbol table, a build id. */
final class ElfBuilder {

    private record Symbol(String name, long address, long size, int type) {}

    private final boolean f64;
    private final ByteOrder order;
    private final List<Symbol> symbols = new ArrayList<>();
    private long loadAddress;
    private byte[] buildId = {};

    ElfBuilder(boolean is64, ByteOrder order) {
        f64 = is64;
        this.order = order;
    }

    ElfBuilder loadedAt(long address) {
        loadAddress = address;
        return this;
    }

    ElfBuilder buildId(int... id) {
        buildId = new byte[id.length];
        for (int i = 0; i < id.length; i++) {
            buildId[i] = (byte) id[i];
        }
        return this;
    }

    ElfBuilder function(String name, long address, long size) {
        symbols.add(new Symbol(name, address, size, 2));
        return this;
    }

    ElfBuilder variable(String name, long address) {
        symbols.add(new Symbol(name, address, 8, 1));
        return this;
    }

    byte[] build() {
        ByteArrayOutputStream names = new ByteArrayOutputStream();
        names.write(0);
        int entry = f64 ? 24 : 16;
        ByteBuffer table = buffer((symbols.size() + 1) * entry);
        table.position(entry);
        for (Symbol symbol : symbols) {
            int name = names.size();
            names.writeBytes(symbol.name.getBytes(StandardCharsets.UTF_8));
            names.write(0);
            if (f64) {
                table.putInt(name).put((byte) symbol.type).put((byte) 0).putShort((short) 1);
                table.putLong(symbol.address).putLong(symbol.size);
            } else {
                table.putInt(name).putInt((int) symbol.address).putInt((int) symbol.size);
                table.put((byte) symbol.type).put((byte) 0).putShort((short) 1);
            }
        }
        ByteBuffer note = buffer(16 + buildId.length);
        note.putInt(4)
                .putInt(buildId.length)
                .putInt(3)
                .put("GNU\0".getBytes(StandardCharsets.UTF_8));
        note.put(buildId);
        return assemble(table.array(), names.toByteArray(), note.array(), entry);
    }

    private byte[] assemble(byte[] table, byte[] names, byte[] note, int entry) {
        int header = f64 ? 64 : 52;
        int segment = f64 ? 56 : 32;
        int section = f64 ? 64 : 40;
        int tableAt = header + segment;
        int namesAt = tableAt + table.length;
        int noteAt = namesAt + names.length;
        int sectionsAt = noteAt + note.length;
        ByteBuffer file = buffer(sectionsAt + 4 * section);
        file.put(new byte[] {0x7f, 'E', 'L', 'F', (byte) (f64 ? 2 : 1)});
        file.put((byte) (order == ByteOrder.BIG_ENDIAN ? 2 : 1)).put((byte) 1);
        file.position(16).putShort((short) 3).putShort((short) 62).putInt(1);
        word(file, 0);
        word(file, header);
        word(file, sectionsAt);
        file.putInt(0).putShort((short) header).putShort((short) segment).putShort((short) 1);
        file.putShort((short) section).putShort((short) 4).putShort((short) 0);
        file.position(header);
        if (f64) {
            file.putInt(1).putInt(5).putLong(0).putLong(loadAddress).putLong(loadAddress);
        } else {
            file.putInt(1).putInt(0).putInt((int) loadAddress).putInt((int) loadAddress);
        }
        file.position(tableAt).put(table).put(names).put(note);
        section(file.position(sectionsAt + section), 2, tableAt, table.length, 2, entry);
        section(file.position(sectionsAt + 2 * section), 3, namesAt, names.length, 0, 0);
        section(file.position(sectionsAt + 3 * section), 7, noteAt, note.length, 0, 0);
        return file.array();
    }

    private void section(ByteBuffer file, int type, long at, long size, int link, long entry) {
        file.putInt(0).putInt(type);
        word(file, 0);
        word(file, 0);
        word(file, at);
        word(file, size);
        file.putInt(link).putInt(0);
        word(file, 1);
        word(file, entry);
    }

    private void word(ByteBuffer file, long value) {
        if (f64) {
            file.putLong(value);
        } else {
            file.putInt((int) value);
        }
    }

    private ByteBuffer buffer(int size) {
        return ByteBuffer.allocate(size).order(order);
    }
}
