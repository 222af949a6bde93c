package org.eclipse.tracecompass.tmf.ctf.core.event;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.layout.EventLayout;
import org.eclipse.tracecompass.ctf.core.layout.FieldLayout;
import org.eclipse.tracecompass.ctf.core.layout.StructLayout;
import org.eclipse.tracecompass.ctf.core.trace.FieldHandle;
import org.eclipse.tracecompass.ctf.core.type.Scope;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.ITmfFieldReader;
import org.eclipse.tracecompass.tmf.core.event.ITmfFieldResolver;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEventType;
import org.eclipse.tracecompass.tmf.ctf.core.CtfConstants;

/**
 * An event class of a CTF trace; a trace has one instance of each. Fields of the contexts are named
 * {@code context._NAME}. Thread-safe.
 */
public class CtfTmfEventType extends TmfEventType implements ITmfFieldResolver {

    /** The prefix of the names of context fields. */
    public static final String CONTEXT_PREFIX = CtfConstants.CONTEXT_FIELD_PREFIX;

    private final @Nullable EventLayout layout;
    private final Map<List<String>, @Nullable ITmfFieldReader> readers = new ConcurrentHashMap<>();
    private volatile @Nullable Map<String, FieldHandle> handles;

    /** The type of an event class. */
    public CtfTmfEventType(EventLayout layout) {
        super(layout.name(), TmfEventField.makeRoot(names(layout)));
        this.layout = layout;
    }

    /**
     * A type that no event class stands behind.
     *
     * @param eventName its name
     * @param content the tree of its field names
     * @since 0.2.0
     */
    public CtfTmfEventType(String eventName, ITmfEventField content) {
        super(eventName, content);
        layout = null;
    }

    /** A type that no event class stands behind, with named fields. */
    CtfTmfEventType(String name, String... fields) {
        super(name, TmfEventField.makeRoot(fields));
        layout = null;
    }

    /** A field of the content, by the name it has there; null if there is none. */
    @Nullable
    FieldHandle handle(String name) {
        Map<String, FieldHandle> handles = this.handles;
        if (handles == null) {
            handles = handles();
            this.handles = handles;
        }
        return handles.get(name);
    }

    private Map<String, FieldHandle> handles() {
        Map<String, FieldHandle> handles = new HashMap<>();
        EventLayout layout = this.layout;
        if (layout != null) {
            add(layout, Scope.COMMON_CONTEXT, layout.stream().eventContext(), handles);
            add(layout, Scope.SPECIFIC_CONTEXT, layout.context(), handles);
            add(layout, Scope.PAYLOAD, layout.payload(), handles);
        }
        return handles;
    }

    private static void add(
            EventLayout layout,
            Scope scope,
            @Nullable StructLayout struct,
            Map<String, FieldHandle> into) {
        if (struct != null) {
            for (FieldLayout member : struct.members()) {
                String name = scope == Scope.PAYLOAD ? member.name() : contextName(member);
                FieldHandle handle = FieldHandle.find(layout, scope, member.name());
                if (handle != null && handle.field() == member) {
                    into.put(name, handle);
                } else {
                    into.remove(name);
                }
            }
        }
    }

    private static String[] names(EventLayout layout) {
        Set<String> names = new LinkedHashSet<>();
        StructLayout payload = layout.payload();
        if (payload != null) {
            payload.members().forEach(member -> names.add(member.name()));
        }
        for (StructLayout context :
                new @Nullable StructLayout[] {layout.stream().eventContext(), layout.context()}) {
            if (context != null) {
                context.members().forEach(member -> names.add(contextName(member)));
            }
        }
        return names.toArray(new String[0]);
    }

    /**
     * The name of a context field in an event's content. CTF 2 has no underscores in front of
     * names; they are added, so that a name is the same in both versions.
     */
    public static String contextName(FieldLayout field) {
        boolean decorated = !field.rawName().equals(field.name());
        return CONTEXT_PREFIX + (decorated ? field.rawName() : '_' + field.name());
    }

    /** The event class, or null for events that are not in the trace's data. */
    public @Nullable EventLayout getLayout() {
        return layout;
    }

    @Override
    public @Nullable ITmfFieldReader resolve(String... path) {
        return readers.computeIfAbsent(List.of(path), p -> find(path));
    }

    private @Nullable ITmfFieldReader find(String... path) {
        EventLayout layout = this.layout;
        if (path.length == 0) {
            return null;
        }
        if (layout == null) {
            return getFieldNames().contains(path[0]) ? new CtfContentReader(path) : null;
        }
        if (List.of(path).contains(CtfTmfEventField.FIELD_VARIANT_SELECTED)) {
            return new CtfContentReader(path);
        }
        FieldHandle handle;
        if (path[0].startsWith(CONTEXT_PREFIX)) {
            String name = path[0].substring(CONTEXT_PREFIX.length());
            handle = context(layout, path, name);
            if (handle == null && name.startsWith("_")) {
                handle = context(layout, path, name.substring(1));
            }
        } else {
            handle = FieldHandle.find(layout, Scope.PAYLOAD, path);
        }
        return handle == null ? null : new CtfFieldReader(handle);
    }

    private static @Nullable FieldHandle context(EventLayout layout, String[] path, String name) {
        String[] below = Arrays.copyOf(path, path.length);
        below[0] = name;
        FieldHandle handle = FieldHandle.find(layout, Scope.SPECIFIC_CONTEXT, below);
        return handle != null ? handle : FieldHandle.find(layout, Scope.COMMON_CONTEXT, below);
    }

    /** Types of one event class are equal; others if they have the same name and fields. */
    @Override
    public boolean equals(@Nullable Object obj) {
        return this == obj
                || obj instanceof CtfTmfEventType other
                        && layout == other.layout
                        && (layout != null || super.equals(obj));
    }

    @Override
    public int hashCode() {
        return getName().hashCode();
    }

    /** The name. */
    @NonNullByDefault({})
    @Override
    public String toString() {
        return getName();
    }
}
