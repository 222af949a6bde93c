package org.eclipse.tracecompass.internal.statemap.core.parse;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Numbers names as they stand in the input, without making strings of them but the first time. A
 * name belongs to a group (the state of a tag), and names of different groups are different. Not
 * thread-safe.
 */
final class ByteNames {

    private byte[][] bytes = new byte[16][];
    private long[] groups = new long[16];
    private int[] table = new int[32];
    private final List<String> names = new ArrayList<>();

    ByteNames() {
        Arrays.fill(table, -1);
    }

    /**
     * Returns the number of a name, a new one if it was not met before.
     *
     * @throws CharacterCodingException if a new name is no UTF-8
     */
    int number(byte[] buffer, int from, int to, long group) throws CharacterCodingException {
        int slot = slot(buffer, from, to, group);
        int number = table[slot];
        return number >= 0 ? number : add(buffer, from, to, group, slot);
    }

    private int slot(byte[] buffer, int from, int to, long group) {
        int hash = (int) (group * 0x9E3779B9L);
        for (int i = from; i < to; i++) {
            hash = hash * 31 + buffer[i];
        }
        int mask = table.length - 1;
        int slot = (hash ^ hash >>> 15) & mask;
        while (table[slot] >= 0) {
            int number = table[slot];
            byte[] name = bytes[number];
            if (groups[number] == group && Arrays.equals(name, 0, name.length, buffer, from, to)) {
                break;
            }
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private int add(byte[] buffer, int from, int to, long group, int slot)
            throws CharacterCodingException {
        int number = names.size();
        names.add(
                StandardCharsets.UTF_8
                        .newDecoder()
                        .decode(ByteBuffer.wrap(buffer, from, to - from))
                        .toString());
        if (number == bytes.length) {
            bytes = Arrays.copyOf(bytes, number * 2);
            groups = Arrays.copyOf(groups, number * 2);
        }
        bytes[number] = Arrays.copyOfRange(buffer, from, to);
        groups[number] = group;
        table[slot] = number;
        if (names.size() * 2 > table.length) {
            rehash();
        }
        return number;
    }

    private void rehash() {
        table = new int[table.length * 2];
        Arrays.fill(table, -1);
        for (int i = 0; i < names.size(); i++) {
            table[slot(bytes[i], 0, bytes[i].length, groups[i])] = i;
        }
    }

    int size() {
        return names.size();
    }

    String name(int number) {
        return names.get(number);
    }

    long group(int number) {
        return groups[number];
    }
}
