package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.Symbols;

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
        @Nullable List<@Nullable Object> stack;

        Note(int parent, String name) {
            this.parent = parent;
            this.name = name;
        }
    }

    private final RunLimits limits;
    private final List<Note> notes = new ArrayList<>();
    private @Nullable Object[] values = new @Nullable Object[64];
    private boolean[] isStack = new boolean[64];
    private final StoredTypes types;

    /** The notes that have a value or a stack; created when a rule first removes values. */
    private @Nullable LiveTree live;

    /** The characters of the names and of the values, also of those on stacks. */
    private final CharacterCount characters;

    /** The values on all stacks: with the notes, not more than there may be notes. */
    private int stacked;

    NoteStore(Symbols symbols, RunLimits limits) {
        this.limits = limits;
        characters = new CharacterCount("notes", limits.characters());
        types = new StoredTypes(symbols, this::path);
        notes.add(new Note(NONE, ROOT));
    }

    @Override
    public int size() {
        return notes.size();
    }

    @Override
    public int find(String[] path) {
        int at = 0;
        for (int i = 1; i < path.length; i++) {
            Integer child = notes.get(at).children.get(path[i]);
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
        Integer known = notes.get(parent).children.get(name);
        if (known != null) {
            return known;
        }
        checkSize();
        characters.require(name.length());
        int added = notes.size();
        if (added == values.length) {
            values = Arrays.copyOf(values, 2 * added);
            isStack = Arrays.copyOf(isStack, 2 * added);
        }
        notes.add(new Note(parent, name));
        notes.get(parent).children.put(name, added);
        characters.add(name.length());
        return added;
    }

    private void checkSize() {
        if (notes.size() + stacked >= limits.attributes()) {
            throw Fault.of("more than " + limits.attributes() + " notes");
        }
    }

    /** Counts the characters of a value that takes the place of another one. */
    private void replace(@Nullable Object former, @Nullable Object value) {
        int length = CharacterCount.length(value);
        if (length > limits.textLength()) {
            throw Fault.of("a text of more than " + limits.textLength() + " characters");
        }
        int more = length - CharacterCount.length(former);
        characters.require(more);
        characters.add(more);
    }

    private List<String> path(int attribute) {
        List<String> path = new ArrayList<>();
        for (int at = attribute; at != NONE; at = notes.get(at).parent) {
            path.add(notes.get(at).name);
        }
        return path.reversed();
    }

    @Override
    public @Nullable Object get(int attribute) {
        if (isStack[attribute]) {
            List<@Nullable Object> stack = notes.get(attribute).stack;
            if (stack != null) {
                return stack.isEmpty() ? null : stack.get(stack.size() - 1);
            }
        }
        return values[attribute];
    }

    @Override
    public void set(long time, @Nullable Object value, int attribute, @Nullable StoredType type) {
        // Most notes are taken away when there is none: looking is cheaper than storing.
        if (value != values[attribute]) {
            Object kept = stored(value, attribute, type);
            replace(values[attribute], kept);
            values[attribute] = kept;
            noteLive(attribute);
        }
    }

    /** Converts a value as the history does; whole numbers of all sizes are kept as Long. */
    private @Nullable Object stored(
            @Nullable Object value, int attribute, @Nullable StoredType type) {
        // The frequent one first, as in StoredType.
        if (value instanceof Long && type == StoredType.FREE) {
            return value;
        }
        return value == null
                ? null
                : Values.normal((type == null ? types.of(attribute) : type).stored(value));
    }

    @Override
    public void set(long time, long value, int attribute, @Nullable StoredType type) {
        if (!(values[attribute] instanceof Long same && same == value)) {
            Object kept = stored(value, attribute, type);
            replace(values[attribute], kept);
            values[attribute] = kept;
            noteLive(attribute);
        }
    }

    private void noteLive(int attribute) {
        LiveTree live = this.live;
        if (live != null) {
            live.set(attribute, isLive(attribute));
        }
    }

    private boolean isLive(int attribute) {
        return values[attribute] != null || notes.get(attribute).stack != null;
    }

    private LiveTree live() {
        LiveTree live = this.live;
        if (live == null) {
            live = new LiveTree(note -> notes.get(note).parent);
            for (int i = 0; i < notes.size(); i++) {
                live.set(i, isLive(i));
            }
            this.live = live;
        }
        return live;
    }

    @Override
    public void remove(long time, int attribute) {
        live().clear(
                        attribute,
                        note -> {
                            replace(values[note], null);
                            values[note] = null;
                            empty(notes.get(note));
                        });
    }

    private void empty(Note note) {
        List<@Nullable Object> stack = note.stack;
        if (stack != null) {
            stack.forEach(value -> replace(value, null));
            stacked -= stack.size();
            note.stack = null;
        }
    }

    @Override
    public void push(long time, @Nullable Object value, int attribute) {
        Object kept = stored(value, attribute, null);
        Note note = notes.get(attribute);
        List<@Nullable Object> stack = note.stack;
        if (stack == null) {
            stack = new ArrayList<>();
            note.stack = stack;
            isStack[attribute] = true;
            noteLive(attribute);
        }
        if (stack.size() >= limits.stackDepth()) {
            throw Fault.of("a stack of more than " + limits.stackDepth() + " values");
        }
        checkSize();
        replace(null, kept);
        stack.add(kept);
        stacked++;
    }

    @Override
    public void pop(long time, int attribute) {
        List<@Nullable Object> stack = notes.get(attribute).stack;
        if (stack != null && !stack.isEmpty()) {
            replace(stack.remove(stack.size() - 1), null);
            stacked--;
        }
    }

    void save(DataOutput out) throws IOException {
        out.writeInt(notes.size());
        for (int i = 0; i < notes.size(); i++) {
            Note note = notes.get(i);
            out.writeInt(note.parent);
            out.writeUTF(note.name);
            write(values[i], out);
            List<@Nullable Object> stack = note.stack;
            out.writeInt(stack == null ? -1 : stack.size());
            for (Object value : stack == null ? List.<@Nullable Object>of() : stack) {
                write(value, out);
            }
        }
    }

    void restore(DataInput in) throws IOException {
        live = null;
        int count = in.readInt();
        for (int i = 0; i < count; i++) {
            int parent = in.readInt();
            String name = in.readUTF();
            int at = parent == NONE ? 0 : child(parent, name);
            Note note = notes.get(at);
            Object value = read(in);
            replace(values[at], value);
            values[at] = value;
            int size = in.readInt();
            if (size >= 0) {
                empty(note);
                List<@Nullable Object> stack = new ArrayList<>();
                for (int j = 0; j < size; j++) {
                    Object pushed = read(in);
                    replace(null, pushed);
                    stack.add(pushed);
                }
                stacked += size;
                note.stack = stack;
                isStack[at] = true;
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
            default -> {
                out.writeByte(3);
                out.writeUTF(value.toString());
            }
        }
    }

    private static @Nullable Object read(DataInput in) throws IOException {
        return switch (in.readByte()) {
            case 1 -> (Object) in.readLong();
            case 2 -> (Object) in.readDouble();
            case 3 -> in.readUTF();
            default -> null;
        };
    }
}
