package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Attributes that are remembered while the history is built and are not in it: those whose path
 * begins with {@link #ROOT}.
 */
final class NoteStore implements Store {

    /** The first name of the paths of notes. */
    static final String ROOT = "~";

    private static final class Note {
        final int parent;
        final String name;
        final Map<String, Integer> children = new HashMap<>(2);
        @Nullable Object value;
        @Nullable List<@Nullable Object> stack;

        Note(int parent, String name) {
            this.parent = parent;
            this.name = name;
        }
    }

    private final RunLimits fLimits;
    private final List<Note> fNotes = new ArrayList<>();

    NoteStore(RunLimits limits) {
        fLimits = limits;
        fNotes.add(new Note(NONE, ROOT));
    }

    @Override
    public int find(String[] path) {
        int at = 0;
        for (int i = 1; i < path.length; i++) {
            Integer child = fNotes.get(at).children.get(path[i]);
            if (child == null) {
                return NONE;
            }
            at = child;
        }
        return at;
    }

    @Override
    public int add(String[] path) {
        int at = 0;
        for (int i = 1; i < path.length; i++) {
            at = child(at, path[i]);
        }
        return at;
    }

    private int child(int parent, String name) {
        Integer known = fNotes.get(parent).children.get(name);
        if (known != null) {
            return known;
        }
        if (fNotes.size() >= fLimits.attributes()) {
            throw Fault.of("more than " + fLimits.attributes() + " notes");
        }
        int added = fNotes.size();
        fNotes.add(new Note(parent, name));
        fNotes.get(parent).children.put(name, added);
        return added;
    }

    @Override
    public @Nullable Object get(int attribute) {
        Note note = fNotes.get(attribute);
        List<@Nullable Object> stack = note.stack;
        if (stack != null) {
            return stack.isEmpty() ? null : stack.get(stack.size() - 1);
        }
        return note.value;
    }

    @Override
    public void set(long time, @Nullable Object value, int attribute) {
        fNotes.get(attribute).value = value instanceof Integer n ? (Object) n.longValue() : value;
    }

    @Override
    public void set(long time, long value, int attribute) {
        Note note = fNotes.get(attribute);
        if (!(note.value instanceof Long same && same == value)) {
            note.value = value;
        }
    }

    @Override
    public void remove(long time, int attribute) {
        Note note = fNotes.get(attribute);
        note.value = null;
        note.stack = null;
        note.children.values().forEach(child -> remove(time, child));
    }

    @Override
    public void push(long time, @Nullable Object value, int attribute) {
        Note note = fNotes.get(attribute);
        List<@Nullable Object> stack = note.stack;
        if (stack == null) {
            stack = new ArrayList<>();
            note.stack = stack;
        }
        if (stack.size() >= fLimits.stackDepth()) {
            throw Fault.of("a stack of more than " + fLimits.stackDepth() + " values");
        }
        stack.add(value);
    }

    @Override
    public void pop(long time, int attribute) {
        List<@Nullable Object> stack = fNotes.get(attribute).stack;
        if (stack != null && !stack.isEmpty()) {
            stack.remove(stack.size() - 1);
        }
    }

    void save(DataOutput out) throws IOException {
        out.writeInt(fNotes.size());
        for (Note note : fNotes) {
            out.writeInt(note.parent);
            out.writeUTF(note.name);
            write(note.value, out);
            List<@Nullable Object> stack = note.stack;
            out.writeInt(stack == null ? -1 : stack.size());
            for (Object value : stack == null ? List.<@Nullable Object>of() : stack) {
                write(value, out);
            }
        }
    }

    void restore(DataInput in) throws IOException {
        int count = in.readInt();
        for (int i = 0; i < count; i++) {
            int parent = in.readInt();
            String name = in.readUTF();
            int at = parent == NONE ? 0 : child(parent, name);
            Note note = fNotes.get(at);
            note.value = read(in);
            int size = in.readInt();
            if (size >= 0) {
                List<@Nullable Object> stack = new ArrayList<>();
                for (int j = 0; j < size; j++) {
                    stack.add(read(in));
                }
                note.stack = stack;
            }
        }
    }

    private static void write(@Nullable Object value, DataOutput out) throws IOException {
        switch (value) {
            case null -> out.writeByte(0);
            case Long number -> {
                out.writeByte(1);
                out.writeLong(number);
            }
            case Double real -> {
                out.writeByte(2);
                out.writeDouble(real);
            }
            case Boolean truth -> {
                out.writeByte(3);
                out.writeBoolean(truth);
            }
            default -> {
                out.writeByte(4);
                out.writeUTF(value.toString());
            }
        }
    }

    private static @Nullable Object read(DataInput in) throws IOException {
        return switch (in.readByte()) {
            case 1 -> (Object) in.readLong();
            case 2 -> (Object) in.readDouble();
            case 3 -> (Object) in.readBoolean();
            case 4 -> in.readUTF();
            default -> null;
        };
    }
}
