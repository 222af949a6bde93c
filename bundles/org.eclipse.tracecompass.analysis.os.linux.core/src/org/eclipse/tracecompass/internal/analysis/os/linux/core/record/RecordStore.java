package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.AbstractColumnStore;
import org.eclipse.tracecompass.segmentstore.core.SegmentColumns;

/**
 * Records in the order of their ends: 16 bytes each, 4 for each text and 8 for each number. One
 * thread adds, others may read.
 */
final class RecordStore extends AbstractColumnStore<Row> {

    private static final int NO_TEXT = -1;
    private static final long NO_NUMBER = Long.MIN_VALUE;

    private final List<RecordColumn> shape;
    private final Map<RecordColumn, Integer> slots = new IdentityHashMap<>();
    private final int[] ints;
    private final long[] longs;

    RecordStore(SegmentColumns columns, List<RecordColumn> shape) {
        super(columns);
        this.shape = shape;
        int texts = 0;
        int numbers = 0;
        for (RecordColumn column : shape) {
            slots.put(column, isText(column) ? texts++ : numbers++);
        }
        ints = new int[texts];
        longs = new long[numbers];
    }

    static boolean isText(RecordColumn column) {
        return column.kind() == RecordColumn.Kind.TEXT;
    }

    List<RecordColumn> shape() {
        return shape;
    }

    /**
     * Adds a record.
     *
     * @param start its start, ns
     * @param end its end, ns; not before the end of the one added last
     * @param values its values in the order of the columns: texts and numbers, null for none
     */
    void add(long start, long end, @Nullable Object... values) {
        for (int i = 0; i < values.length; i++) {
            RecordColumn column = shape.get(i);
            int slot = slot(column);
            Object value = values[i];
            if (isText(column)) {
                ints[slot] = value == null ? NO_TEXT : columns().number(value.toString());
            } else {
                longs[slot] = value instanceof Number number ? number.longValue() : NO_NUMBER;
            }
        }
        add(Math.min(start, end), end, ints, longs);
    }

    private int slot(RecordColumn column) {
        Integer slot = slots.get(column);
        return slot == null ? -1 : slot.intValue();
    }

    @Nullable
    Object value(int index, RecordColumn column) {
        int slot = slot(column);
        if (slot < 0) {
            return null;
        }
        SegmentColumns columns = columns();
        if (isText(column)) {
            int text = columns.getInt(slot, index);
            return text == NO_TEXT ? null : columns.text(text);
        }
        long number = columns.getLong(slot, index);
        return number == NO_NUMBER ? null : Long.valueOf(number);
    }

    @Override
    public Row get(int index) {
        SegmentColumns columns = columns();
        return new Row(this, index, columns.getStart(index), columns.getEnd(index));
    }
}
