package org.eclipse.tracecompass.ctf.core.layout;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.eclipse.tracecompass.ctf.core.type.ArrayClass;
import org.eclipse.tracecompass.ctf.core.type.BlobClass;
import org.eclipse.tracecompass.ctf.core.type.FieldClass;
import org.eclipse.tracecompass.ctf.core.type.FieldReference;
import org.eclipse.tracecompass.ctf.core.type.FloatClass;
import org.eclipse.tracecompass.ctf.core.type.IntegerClass;
import org.eclipse.tracecompass.ctf.core.type.Length;
import org.eclipse.tracecompass.ctf.core.type.Mappings;
import org.eclipse.tracecompass.ctf.core.type.OptionalClass;
import org.eclipse.tracecompass.ctf.core.type.Ranges;
import org.eclipse.tracecompass.ctf.core.type.Role;
import org.eclipse.tracecompass.ctf.core.type.Scope;
import org.eclipse.tracecompass.ctf.core.type.StringClass;
import org.eclipse.tracecompass.ctf.core.type.StructClass;
import org.eclipse.tracecompass.ctf.core.type.VariantClass;

/**
 * Compiles the structures of a trace's scopes to layouts, and resolves the references between
 * fields: a length or a selector is looked up in the structures around, then in the scopes decoded
 * before.
 */
final class LayoutCompiler {

    /** Fields that any metadata may have, and one more for each byte of it. */
    private static final int LEAST_LAYOUTS = 1 << 16;

    /** Options and labels are found by comparing them in this way. */
    private enum Names {
        /** As they stand in the metadata. */
        RAW,
        /** Without the underscore in front of the option's name. */
        SHOWN,
        /** In either way. */
        EITHER
    }

    private final Path file;
    private final boolean namesAreRoles;
    private final List<Slot> slots = new ArrayList<>();
    private final Map<Scope, StructLayout> scopes = new EnumMap<>(Scope.class);
    private final FieldSearch search;
    private final Map<List<IntegerLayout>, Slot> slotsOf = new HashMap<>();
    private Scope scope = Scope.PACKET_HEADER;
    private @Nullable String clock;
    private int sharedSlots;
    private int eventSlots;
    private int maxEventSlots;
    private final long mostLayouts;
    private int layouts;

    LayoutCompiler(Path file, boolean namesAreRoles) {
        this.file = file;
        search = new FieldSearch(file, namesAreRoles, scopes);
        mostLayouts = LEAST_LAYOUTS + Math.min(size(file), Integer.MAX_VALUE - LEAST_LAYOUTS);
        this.namesAreRoles = namesAreRoles;
    }

    /** A metadata file's size; 0 where the metadata is from elsewhere. */
    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            return 0;
        }
    }

    /** Sets the default clock of the stream class that is compiled next. */
    void clock(@Nullable String name) {
        clock = name;
    }

    /** Compiles a scope; scopes after it are forgotten. */
    @Nullable
    StructLayout scope(Scope scope, @Nullable StructClass type) throws CtfReadException {
        for (Scope later : Scope.values()) {
            if (later.ordinal() >= scope.ordinal()) {
                scopes.remove(later);
            }
        }
        if (scope == Scope.SPECIFIC_CONTEXT) {
            eventSlots = 0;
        }
        if (type == null) {
            return null;
        }
        this.scope = scope;
        StructLayout layout = new StructLayout("", "", type, null);
        scopes.put(scope, layout);
        members(layout, type);
        return layout;
    }

    /** Settles the numbers of all slots; to be called before the layouts' finish. */
    int slotCount() {
        for (Slot slot : slots) {
            slot.settle(sharedSlots);
        }
        return sharedSlots + maxEventSlots;
    }

    private void members(StructLayout layout, StructClass type) throws CtfReadException {
        for (StructClass.Member member : type.members()) {
            layout.add(compile(member.rawName(), member.name(), member.type(), layout));
        }
    }

    private FieldLayout compile(String rawName, String name, FieldClass type, FieldLayout parent)
            throws CtfReadException {
        if (++layouts > mostLayouts) {
            throw new CtfReadException(
                    file, "the types of the metadata have more than " + mostLayouts + " fields");
        }
        // No switch over types: Java generates a class for each at its first use.
        if (type instanceof IntegerClass t) {
            return integer(rawName, name, t, parent);
        }
        if (type instanceof FloatClass t) {
            return new FloatLayout(rawName, name, t, parent);
        }
        if (type instanceof StringClass t) {
            boolean terminated = t.length() instanceof Length.Terminated;
            return new StringLayout(
                    rawName, name, t, parent, terminated ? null : length(t.length(), parent));
        }
        if (type instanceof BlobClass t) {
            return new BlobLayout(rawName, name, t, parent, length(t.length(), parent));
        }
        if (type instanceof ArrayClass t) {
            ArrayLayout array =
                    new ArrayLayout(rawName, name, t, parent, length(t.length(), parent));
            int before = layouts;
            FieldLayout element = compile("", "", t.element(), array);
            array.element(element, layouts - before);
            return array;
        }
        if (type instanceof StructClass t) {
            StructLayout struct = new StructLayout(rawName, name, t, parent);
            members(struct, t);
            return struct;
        }
        return type instanceof VariantClass t
                ? variant(rawName, name, t, parent)
                : optional(rawName, name, (OptionalClass) type, parent);
    }

    private OptionalLayout optional(
            String rawName, String name, OptionalClass type, FieldLayout parent)
            throws CtfReadException {
        List<IntegerLayout> selectors = search.targets(type.selector(), parent, scope);
        refuseSelectors(type.selector(), selectors, Set.of(IntegerClass.Kind.BITS));
        if (type.ranges() == null && selectors.get(0).type().kind() != IntegerClass.Kind.BOOLEAN) {
            throw search.refuse(
                    type.selector(),
                    "the optional field '"
                            + rawName
                            + "' does not name the values of '"
                            + type.selector()
                            + "' it is there");
        }
        Slot slot = slot(selectors);
        OptionalLayout optional = new OptionalLayout(rawName, name, type, parent, slot);
        optional.content(compile(rawName, name, type.content(), optional));
        return optional;
    }

    private IntegerLayout integer(
            String rawName, String name, IntegerClass type, FieldLayout parent) {
        IntegerLayout layout = new IntegerLayout(rawName, name, type, parent);
        layout.roles = roles(name, type);
        return layout;
    }

    private List<Role> roles(String name, IntegerClass type) {
        List<Role> roles = new ArrayList<>();
        if (scope.ordinal() <= Scope.EVENT_HEADER.ordinal()) {
            if (scope == Scope.PACKET_CONTEXT && name.equals("cpu_id")) {
                roles.add(Role.CPU_ID);
            }
            if (namesAreRoles) {
                Role role = named(name, type);
                if (role != null) {
                    roles.add(role);
                }
            } else {
                roles.addAll(type.roles());
            }
        }
        return List.copyOf(roles);
    }

    /** The role that a name and a clock tell, in CTF 1.8. */
    private @Nullable Role named(String name, IntegerClass type) {
        boolean header = scope == Scope.PACKET_HEADER;
        boolean context = scope == Scope.PACKET_CONTEXT;
        boolean mapped = type.clock() != null;
        if (scope == Scope.EVENT_HEADER) {
            return mapped || clock != null && name.equals("timestamp")
                    ? Role.TIMESTAMP
                    : name.equals("id") ? Role.EVENT_CLASS_ID : null;
        }
        return switch (name) {
            case "magic" -> header ? Role.MAGIC : null;
            case "stream_id" -> header ? Role.STREAM_CLASS_ID : null;
            case "stream_instance_id" -> header ? Role.STREAM_ID : null;
            case "packet_size" -> context ? Role.PACKET_SIZE : null;
            case "content_size" -> context ? Role.CONTENT_SIZE : null;
            case "packet_seq_num" -> context ? Role.SEQUENCE_NUMBER : null;
            case "events_discarded" -> context ? Role.DISCARDED_EVENTS : null;
            case "timestamp_begin" -> context ? Role.TIMESTAMP : null;
            case "timestamp_end" -> context ? Role.TIMESTAMP_END : null;
            default -> mapped && context ? Role.TIMESTAMP : null;
        };
    }

    private VariantLayout variant(
            String rawName, String name, VariantClass type, FieldLayout parent)
            throws CtfReadException {
        List<IntegerLayout> selectors = search.targets(type.selector(), parent, scope);
        refuseSelectors(
                type.selector(),
                selectors,
                Set.of(IntegerClass.Kind.BITS, IntegerClass.Kind.BOOLEAN));
        VariantLayout variant = new VariantLayout(rawName, name, type, parent, slot(selectors));
        Set<String> names = new HashSet<>();
        Names how = names(type, selectors.get(0));
        for (VariantClass.Option option : type.options()) {
            Ranges ranges = option.ranges();
            if (ranges == null) {
                ranges = labelled(type.selector(), selectors.get(0), option, how);
            }
            if (!names.add(option.rawName())) {
                throw search.refuse(
                        type.selector(),
                        "the variant '" + rawName + "' has two options '" + option.rawName() + "'");
            }
            variant.add(compile(option.rawName(), option.name(), option.type(), variant), ranges);
        }
        return variant;
    }

    private void refuseSelectors(
            FieldReference reference, List<IntegerLayout> selectors, Set<IntegerClass.Kind> kinds)
            throws CtfReadException {
        for (IntegerLayout selector : selectors) {
            if (kinds.contains(selector.type().kind())) {
                throw search.refuse(
                        reference,
                        "the selector '"
                                + reference
                                + "' is made of "
                                + (selector.type().kind() == IntegerClass.Kind.BITS
                                        ? "bits, which are not an integer"
                                        : "true and false, which cannot select an option"));
            }
        }
    }

    /**
     * How the options' names are those of labels: an underscore in front of a name may be there so
     * that it is no key word, but it may be a part of the label as well.
     */
    private static Names names(VariantClass type, IntegerLayout selector) {
        Mappings mappings = selector.type().mappings();
        if (mappings == null) {
            return Names.EITHER;
        }
        boolean raw = true;
        boolean shown = true;
        for (VariantClass.Option option : type.options()) {
            raw &= !mappings.rangesOf(option.rawName()).ranges().isEmpty();
            shown &= !mappings.rangesOf(option.name()).ranges().isEmpty();
        }
        return raw ? Names.RAW : shown ? Names.SHOWN : Names.EITHER;
    }

    private Ranges labelled(
            FieldReference reference, IntegerLayout selector, VariantClass.Option option, Names how)
            throws CtfReadException {
        Mappings mappings = selector.type().mappings();
        if (mappings == null) {
            throw search.refuse(
                    reference, "the variant's selector '" + reference + "' is not an enumeration");
        }
        Ranges ranges = mappings.rangesOf(how == Names.SHOWN ? option.name() : option.rawName());
        return ranges.ranges().isEmpty() && how == Names.EITHER
                ? mappings.rangesOf(option.name())
                : ranges;
    }

    private LengthLayout length(Length length, FieldLayout parent) throws CtfReadException {
        if (length instanceof Length.Fixed fixed) {
            if (fixed.count() > ArrayLayout.MAX_STATIC_BITS) {
                throw new CtfReadException(
                        file, "an array has " + fixed.count() + " elements, which is too many");
            }
            return new LengthLayout(fixed.count(), null);
        }
        if (!(length instanceof Length.Dynamic dynamic)) {
            throw new IllegalArgumentException("no length to compile");
        }
        List<IntegerLayout> targets = search.targets(dynamic.field(), parent, scope);
        for (IntegerLayout target : targets) {
            IntegerClass.Kind kind = target.type().kind();
            if (target.type().signed()
                    || kind == IntegerClass.Kind.BOOLEAN
                    || kind == IntegerClass.Kind.BITS) {
                throw search.refuse(
                        dynamic.field(),
                        "the length field '" + dynamic.field() + "' is not an unsigned integer");
            }
        }
        return new LengthLayout(0, slot(targets));
    }

    /** The slot in which the value of these fields is remembered: a new one, or theirs. */
    private Slot slot(List<IntegerLayout> targets) {
        Slot slot = slotsOf.get(targets);
        if (slot == null) {
            FieldLayout root = FieldSearch.root(targets.get(0));
            boolean shared =
                    root != scopes.get(Scope.SPECIFIC_CONTEXT) && root != scopes.get(Scope.PAYLOAD);
            slot = new Slot(shared, shared ? sharedSlots++ : eventSlots++);
            maxEventSlots = Math.max(maxEventSlots, eventSlots);
            slots.add(slot);
            slotsOf.put(targets, slot);
            for (IntegerLayout target : targets) {
                target.slots.add(slot);
            }
        }
        slot.use();
        return slot;
    }
}
