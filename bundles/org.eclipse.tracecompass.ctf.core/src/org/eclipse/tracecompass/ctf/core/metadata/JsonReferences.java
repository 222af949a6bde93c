package org.eclipse.tracecompass.ctf.core.metadata;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.eclipse.tracecompass.ctf.core.type.ArrayClass;
import org.eclipse.tracecompass.ctf.core.type.FieldClass;
import org.eclipse.tracecompass.ctf.core.type.FieldReference;
import org.eclipse.tracecompass.ctf.core.type.IntegerClass;
import org.eclipse.tracecompass.ctf.core.type.OptionalClass;
import org.eclipse.tracecompass.ctf.core.type.Ranges;
import org.eclipse.tracecompass.ctf.core.type.Role;
import org.eclipse.tracecompass.ctf.core.type.Scope;
import org.eclipse.tracecompass.ctf.core.type.StructClass;
import org.eclipse.tracecompass.ctf.core.type.VariantClass;

/**
 * Makes what ties fields of CTF 2 together: roles, locations of other fields, ranges of their
 * values.
 */
final class JsonReferences {

    private static final Map<Scope, Set<Role>> ALLOWED = new EnumMap<>(Scope.class);

    static {
        ALLOWED.put(
                Scope.PACKET_HEADER,
                EnumSet.of(Role.MAGIC, Role.UUID, Role.STREAM_CLASS_ID, Role.STREAM_ID));
        ALLOWED.put(
                Scope.PACKET_CONTEXT,
                EnumSet.of(
                        Role.PACKET_SIZE,
                        Role.CONTENT_SIZE,
                        Role.TIMESTAMP,
                        Role.TIMESTAMP_END,
                        Role.DISCARDED_EVENTS,
                        Role.SEQUENCE_NUMBER));
        ALLOWED.put(Scope.EVENT_HEADER, EnumSet.of(Role.TIMESTAMP, Role.EVENT_CLASS_ID));
    }

    private static final Map<String, Scope> ORIGINS =
            Map.of(
                    "packet-header", Scope.PACKET_HEADER,
                    "packet-context", Scope.PACKET_CONTEXT,
                    "event-record-header", Scope.EVENT_HEADER,
                    "event-record-common-context", Scope.COMMON_CONTEXT,
                    "event-record-specific-context", Scope.SPECIFIC_CONTEXT,
                    "event-record-payload", Scope.PAYLOAD);

    /** Roles that unsigned integers can have; the magic number only in 32 bits. */
    static final Set<Role> OF_INTEGERS =
            Set.copyOf(EnumSet.complementOf(EnumSet.of(Role.UUID, Role.MAGIC)));

    static final Set<Role> OF_WORDS = Set.copyOf(EnumSet.complementOf(EnumSet.of(Role.UUID)));
    static final Set<Role> OF_UUIDS = Set.of(Role.UUID);

    private JsonReferences() {}

    /** Whether a field in it is a clock's value, which only makes sense with a clock. */
    static boolean needsClock(@Nullable FieldClass type) {
        return type != null && needsClock(type, Collections.newSetFromMap(new IdentityHashMap<>()));
    }

    private static boolean needsClock(FieldClass type, Set<FieldClass> seen) {
        if (!seen.add(type)) {
            return false;
        }
        return switch (type) {
            case IntegerClass integer ->
                    integer.roles().contains(Role.TIMESTAMP)
                            || integer.roles().contains(Role.TIMESTAMP_END);
            case StructClass struct ->
                    struct.members().stream().anyMatch(member -> needsClock(member.type(), seen));
            case VariantClass variant ->
                    variant.options().stream().anyMatch(option -> needsClock(option.type(), seen));
            case ArrayClass array -> needsClock(array.element(), seen);
            case OptionalClass optional -> needsClock(optional.content(), seen);
            default -> false;
        };
    }

    /** The integers allowed as bounds of ranges. */
    enum Bounds {
        /** Those of a signed field. */
        SIGNED,
        /** Those of an unsigned field, or bits. */
        UNSIGNED,
        /** Those of a field that is not known yet: signed if one is negative. */
        ANY
    }

    /** A set of ranges; null when there is no such property. */
    static @Nullable Ranges ranges(@Nullable JsonNode node, Bounds kind) throws CtfReadException {
        if (node == null) {
            return null;
        }
        List<Ranges.Range> ranges = new ArrayList<>();
        boolean negative = kind == Bounds.SIGNED;
        boolean wide = false;
        for (JsonNode range : node.elements()) {
            List<JsonNode> bounds = range.elements();
            if (bounds.size() != 2) {
                throw range.error("a range has two bounds");
            }
            BigInteger low = bounds.get(0).number();
            BigInteger high = bounds.get(1).number();
            if (low.compareTo(high) > 0) {
                throw range.error("the range ends before it begins");
            }
            negative |= low.signum() < 0;
            wide |= high.bitLength() >= Long.SIZE;
            ranges.add(new Ranges.Range(low.longValue(), high.longValue()));
        }
        if (ranges.isEmpty()) {
            throw node.error("there must be at least one range");
        }
        if (negative && (wide || kind == Bounds.UNSIGNED)) {
            throw node.error(
                    wide
                            ? "a bound does not fit into a signed 64-bit integer"
                            : "a range of unsigned integers has a negative bound");
        }
        return new Ranges(negative, ranges);
    }

    static FieldReference location(JsonNode node) throws CtfReadException {
        if (!node.isObject()) {
            throw node.error(
                    "a field location is an object with 'path'; arrays are of an obsolete draft of"
                            + " CTF 2");
        }
        JsonNode origin = node.get("origin");
        Scope scope = null;
        if (origin != null) {
            scope = ORIGINS.get(origin.text());
            if (scope == null) {
                throw origin.error("'" + origin.text() + "' is not an origin of a field location");
            }
        }
        List<String> path = new ArrayList<>();
        for (JsonNode step : node.require("path").elements()) {
            path.add(step.isNull() ? FieldReference.PARENT : step.text());
        }
        if (path.isEmpty()) {
            throw node.error("the path of a field location is empty");
        }
        return new FieldReference(scope, path, node.line());
    }

    /**
     * The roles of a field.
     *
     * @param scope where the field is; null: nowhere in particular
     * @param possible roles that a field of its kind can have
     */
    static Set<Role> roles(JsonNode node, @Nullable Scope scope, Set<Role> possible)
            throws CtfReadException {
        JsonNode list = node.get("roles");
        if (list == null) {
            return Set.of();
        }
        Set<Role> roles = EnumSet.noneOf(Role.class);
        for (JsonNode name : list.elements()) {
            Role role = Role.of(name.text());
            if (role == null) {
                throw name.error("'" + name.text() + "' is not a field role");
            }
            if (!possible.contains(role)) {
                throw name.error(
                        "a field of this kind and size cannot have the role '" + name.text() + "'");
            }
            if (scope != null && !ALLOWED.getOrDefault(scope, Set.of()).contains(role)) {
                throw name.error(
                        "a field cannot have the role '"
                                + name.text()
                                + "' in the "
                                + scope.name().toLowerCase(Locale.ROOT).replace('_', ' '));
            }
            roles.add(role);
        }
        return roles;
    }
}
