package org.eclipse.tracecompass.tmf.core.event;

import java.lang.ref.WeakReference;
import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A handle to a field, for code that reads the same field of millions of events.
 *
 * <p>Make it once ({@code private static final TmfField NEXT_TID = TmfField.of("next_tid")}) and
 * use it for events of any type and trace. For event types that are {@link ITmfFieldResolver}s the
 * handle remembers their reader, so that a read costs an array look-up and the decoding of one
 * field; other events are read through {@link ITmfEvent#getContent()}. It holds types and readers
 * weakly: a handle in a constant keeps nothing of a closed trace alive. Thread-safe, does not
 * allocate on the hot path.
 */
public final class TmfField {

    /**
     * Resolved types are kept in one open-addressed table, replaced as a whole when one is added;
     * beyond this size it is cleared, so that adding stays cheap.
     */
    private static final int MAX_TYPES = 4096;

    private final String[] path;
    private volatile Table table = new Table(8);

    private TmfField(String[] path) {
        this.path = path;
    }

    /**
     * A handle.
     *
     * @param path names from the content root downwards, at least one
     * @return the handle
     * @throws IllegalArgumentException when the path is empty
     */
    public static TmfField of(String... path) {
        if (path.length == 0) {
            throw new IllegalArgumentException("A field handle needs the name of a field");
        }
        return new TmfField(path.clone());
    }

    /**
     * The field as an integer.
     *
     * @param e an event
     * @param missing what to return when the event has no such field or it is no number
     * @return the value; floating point numbers are truncated
     */
    public long asLong(ITmfEvent e, long missing) {
        if (e.getType() instanceof ITmfFieldResolver type) {
            ITmfFieldReader reader = reader(type);
            return reader == null ? missing : reader.readLong(e, missing);
        }
        return slow(e) instanceof Number number ? number.longValue() : missing;
    }

    /**
     * The field as a floating point number.
     *
     * @param e an event
     * @param missing what to return when the event has no such field or it is no number
     * @return the value
     */
    public double asDouble(ITmfEvent e, double missing) {
        if (e.getType() instanceof ITmfFieldResolver type) {
            ITmfFieldReader reader = reader(type);
            return reader == null ? missing : reader.readDouble(e, missing);
        }
        return slow(e) instanceof Number number ? number.doubleValue() : missing;
    }

    /**
     * The field as text.
     *
     * @param e an event
     * @return the value's text; null when the event has no such field or its value is null
     */
    public @Nullable String asString(ITmfEvent e) {
        Object value = get(e);
        return value == null ? null : value.toString();
    }

    /**
     * The field's value.
     *
     * @param e an event
     * @return the value; null when the event has no such field
     */
    public @Nullable Object get(ITmfEvent e) {
        if (e.getType() instanceof ITmfFieldResolver type) {
            ITmfFieldReader reader = reader(type);
            return reader == null ? null : reader.read(e);
        }
        return slow(e);
    }

    /**
     * Whether an event has the field.
     *
     * @param e an event
     * @return true if it has, for any value
     */
    public boolean isIn(ITmfEvent e) {
        if (e.getType() instanceof ITmfFieldResolver type) {
            ITmfFieldReader reader = reader(type);
            return reader != null && reader.isIn(e);
        }
        ITmfEventField content = e.getContent();
        return content != null && content.getField(path) != null;
    }

    private @Nullable Object slow(ITmfEvent e) {
        ITmfEventField content = e.getContent();
        ITmfEventField field = content == null ? null : content.getField(path);
        return field == null ? null : field.getValue();
    }

    private @Nullable ITmfFieldReader reader(ITmfFieldResolver type) {
        Entry entry = table.find(type);
        ITmfFieldReader reader = entry == null ? null : entry.reader();
        return reader != null || entry != null && entry.isAbsent() ? reader : resolve(type);
    }

    private synchronized @Nullable ITmfFieldReader resolve(ITmfFieldResolver type) {
        Table table = this.table;
        Entry known = table.find(type);
        ITmfFieldReader reader = known == null ? null : known.reader();
        if (reader == null && (known == null || !known.isAbsent())) {
            reader = type.resolve(path);
            table = table.size >= MAX_TYPES ? new Table(8) : table;
            this.table = table.with(new Entry(type, reader));
        }
        return reader;
    }

    @Override
    public String toString() {
        return String.join("/", path);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(path);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof TmfField other && Arrays.equals(path, other.path);
    }

    /** The cached result for a type: its reader, or the fact that its events lack the field. */
    private static final class Entry {
        final int hash;
        final WeakReference<ITmfFieldResolver> type;
        private final @Nullable WeakReference<ITmfFieldReader> reader;

        Entry(ITmfFieldResolver type, @Nullable ITmfFieldReader reader) {
            hash = System.identityHashCode(type);
            this.type = new WeakReference<>(type);
            this.reader = reader == null ? null : new WeakReference<>(reader);
        }

        boolean isAbsent() {
            return reader == null;
        }

        /** {@return the reader; null when there is none, or its type has not kept it} */
        @Nullable
        ITmfFieldReader reader() {
            WeakReference<ITmfFieldReader> reference = reader;
            return reference == null ? null : reference.get();
        }
    }

    /** Immutable once published. */
    private static final class Table {
        private final @Nullable Entry[] slots;
        private int size;

        Table(int capacity) {
            slots = new Entry[capacity];
        }

        @Nullable
        Entry find(ITmfFieldResolver type) {
            int mask = slots.length - 1;
            int i = System.identityHashCode(type) & mask;
            Entry entry = slots[i];
            while (entry != null) {
                if (entry.type.refersTo(type)) {
                    return entry;
                }
                i = (i + 1) & mask;
                entry = slots[i];
            }
            return null;
        }

        /** A copy with an entry, which replaces that of the same type, and without dead ones. */
        Table with(Entry added) {
            Table copy = new Table(size * 2 >= slots.length ? slots.length * 2 : slots.length);
            Object type = added.type.get();
            for (Entry entry : slots) {
                Object known = entry == null ? null : entry.type.get();
                if (entry != null && known != null && known != type) {
                    copy.put(entry);
                }
            }
            copy.put(added);
            return copy;
        }

        private void put(Entry entry) {
            int mask = slots.length - 1;
            int i = entry.hash & mask;
            while (slots[i] != null) {
                i = (i + 1) & mask;
            }
            slots[i] = entry;
            size++;
        }
    }
}
