package org.eclipse.tracecompass.tmf.rows.core;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The states of a row, summed up in groups: how long the states of each look last together, how
 * many they are, and when the first begins and the last ends. A group has states that follow each
 * other; only states of no look may lie between them. A picture in which a group lies in one pixel
 * needs none of its states. Made by {@link StateGrouping}. Immutable, thread-safe.
 */
public final class StateGroups {

    private static final int BYTES_PER_GROUP = 2 * Long.BYTES + Integer.BYTES;
    private static final int BYTES_PER_TOTAL = 3 * Long.BYTES + Integer.BYTES + 1;

    private final List<StateLook> looks;
    private final GroupColumns columns;

    StateGroups(List<StateLook> looks, GroupColumns columns) {
        this.looks = List.copyOf(looks);
        this.columns = columns;
    }

    /**
     * Chooses the groups that lie in one pixel each.
     *
     * @param parameters the parameters of a request, see {@link TimeGraphRowReducer#of}
     * @return the groups; null if there are none
     */
    public @Nullable PixelGroups in(Map<String, Object> parameters) {
        TimeGraphRowReducer pixels = TimeGraphRowReducer.of(parameters);
        if (pixels == null) {
            return null;
        }
        PixelGroups chosen = new PixelGroups(this, pixels);
        return chosen.isEmpty() ? null : chosen;
    }

    /** Returns the number of groups. */
    public int size() {
        return columns.groups;
    }

    List<StateLook> looks() {
        return looks;
    }

    GroupColumns columns() {
        return columns;
    }

    /** The first group that ends at an instant or after it. */
    int firstEndingFrom(long time) {
        int low = 0;
        int high = columns.groups;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (columns.ends[middle] < time) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Returns how many bytes {@link #write} writes. */
    public int bytes() {
        return 2 * Integer.BYTES
                + columns.groups * BYTES_PER_GROUP
                + columns.totals * BYTES_PER_TOTAL;
    }

    /**
     * Writes the groups. Of looks it writes their places in the list that {@link StateGrouping} had
     * been given.
     *
     * @param out has room for {@link #bytes}
     */
    public void write(ByteBuffer out) {
        out.putInt(columns.groups);
        out.putInt(columns.totals);
        for (int i = 0; i < columns.groups; i++) {
            out.putLong(columns.starts[i]);
            out.putLong(columns.ends[i]);
            out.putInt(columns.begins[i + 1]);
        }
        for (int i = 0; i < columns.totals; i++) {
            out.put((byte) columns.lookOf[i]);
            out.putInt(columns.counts[i]);
            out.putLong(columns.firsts[i]);
            out.putLong(columns.lasts[i]);
            out.putLong(columns.times[i]);
        }
    }

    /**
     * Reads what {@link #write} wrote.
     *
     * @param in the bytes
     * @param looks the looks in their order at that time
     * @throws IllegalArgumentException if these are no groups
     */
    public static StateGroups read(ByteBuffer in, List<StateLook> looks) {
        if (in.remaining() < 2 * Integer.BYTES) {
            throw new IllegalArgumentException("The groups end too early");
        }
        int groups = in.getInt();
        int totals = in.getInt();
        long length = (long) groups * BYTES_PER_GROUP + (long) totals * BYTES_PER_TOTAL;
        if (groups < 0 || totals < 0 || length > in.remaining()) {
            throw new IllegalArgumentException("The groups end too early");
        }
        GroupColumns columns = new GroupColumns(groups, totals);
        for (int i = 0; i < groups; i++) {
            columns.addGroup(in.getLong(), in.getLong());
            int behind = in.getInt();
            columns.begins[i + 1] = behind;
            if (behind < columns.begins[i] || behind > totals) {
                throw new IllegalArgumentException("The groups are not in order");
            }
        }
        for (int i = 0; i < totals; i++) {
            int look = in.get();
            if (look < 0 || look >= looks.size()) {
                throw new IllegalArgumentException("The groups have a look that is not there");
            }
            columns.addTotal(look, in.getInt(), in.getLong(), in.getLong(), in.getLong());
        }
        return new StateGroups(looks, columns);
    }
}
