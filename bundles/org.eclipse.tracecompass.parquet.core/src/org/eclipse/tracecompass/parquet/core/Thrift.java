package org.eclipse.tracecompass.parquet.core;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;

/** Writes structures in the compact protocol of Apache Thrift, field by field in order of ids. */
final class Thrift {

    private static final int TRUE = 1;
    private static final int FALSE = 2;
    private static final int I8 = 3;
    private static final int I16 = 4;
    static final int I32 = 5;
    private static final int I64 = 6;
    static final int BINARY = 8;
    private static final int LIST = 9;
    static final int STRUCT = 12;

    /** Lists of fewer elements have their size in the byte of the type. */
    private static final int LONG_LIST = 15;

    private final Bytes to = new Bytes();
    private final Deque<Integer> outer = new ArrayDeque<>();
    private int last;

    Bytes bytes() {
        return to;
    }

    private void field(int id, int type) {
        int delta = id - last;
        if (delta > 0 && delta < LONG_LIST) {
            to.put(delta << 4 | type);
        } else {
            to.put(type);
            to.putZigzag(id);
        }
        last = id;
    }

    /** Begins a structure: the outermost, or an element of a list. */
    void begin() {
        outer.push(last);
        last = 0;
    }

    /** Begins a structure that is a field. */
    void begin(int id) {
        field(id, STRUCT);
        begin();
    }

    /** Ends the structure that was begun last. */
    void end() {
        to.put(0);
        last = outer.pop();
    }

    /** An alternative of a union that has no fields. */
    void empty(int id) {
        begin(id);
        end();
    }

    void bool(int id, boolean value) {
        field(id, value ? TRUE : FALSE);
    }

    void i8(int id, int value) {
        field(id, I8);
        to.put(value);
    }

    void i16(int id, int value) {
        field(id, I16);
        to.putZigzag(value);
    }

    void i32(int id, int value) {
        field(id, I32);
        to.putZigzag(value);
    }

    void i64(int id, long value) {
        field(id, I64);
        to.putZigzag(value);
    }

    void binary(int id, byte[] value) {
        field(id, BINARY);
        element(value);
    }

    void text(int id, String value) {
        binary(id, value.getBytes(StandardCharsets.UTF_8));
    }

    /** Begins a list; its elements follow. */
    void list(int id, int type, int size) {
        field(id, LIST);
        if (size < LONG_LIST) {
            to.put(size << 4 | type);
        } else {
            to.put(LONG_LIST << 4 | type);
            to.putVarint(size);
        }
    }

    void element(int value) {
        to.putZigzag(value);
    }

    void element(byte[] value) {
        to.putVarint(value.length);
        to.put(value);
    }
}
