package org.eclipse.tracecompass.ctf.core.metadata;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfException;
import org.eclipse.tracecompass.ctf.core.type.FieldReference;
import org.eclipse.tracecompass.ctf.core.type.Ranges;
import org.eclipse.tracecompass.ctf.core.type.Role;
import org.eclipse.tracecompass.ctf.core.type.Scope;

/**
 * Makes what ties fields of CTF 2 together: roles, locations of other fields, ranges of their
 * values.
 */
final class JsonReferences {

    private static final Map<String, Role> ROLES =
            Map.ofEntries(
                    Map.entry("packet-magic-number", Role.MAGIC),
                    Map.entry("metadata-stream-uuid", Role.UUID),
                    Map.entry("data-stream-class-id", Role.STREAM_CLASS_ID),
                    Map.entry("data-stream-id", Role.STREAM_ID),
                    Map.entry("packet-total-length", Role.PACKET_SIZE),
                    Map.entry("packet-content-length", Role.CONTENT_SIZE),
                    Map.entry("default-clock-timestamp", Role.TIMESTAMP),
                    Map.entry("packet-end-default-clock-timestamp", Role.TIMESTAMP_END),
                    Map.entry("discarded-event-record-counter-snapshot", Role.DISCARDED_EVENTS),
                    Map.entry("packet-sequence-number", Role.SEQUENCE_NUMBER),
                    Map.entry("event-record-class-id", Role.EVENT_CLASS_ID));

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

    private JsonReferences() {}

    /** Signed unless a bound is beyond the signed integers. */
    static @Nullable Ranges ranges(@Nullable JsonNode node, boolean signed) throws CtfException {
        if (node == null) {
            return null;
        }
        List<Ranges.Range> ranges = new ArrayList<>();
        boolean negative = signed;
        for (JsonNode range : node.elements()) {
            List<JsonNode> bounds = range.elements();
            if (bounds.size() != 2) {
                throw range.error("a range has two bounds");
            }
            negative |= bounds.get(0).value().getAsString().startsWith("-");
            ranges.add(new Ranges.Range(bounds.get(0).integer(), bounds.get(1).integer()));
        }
        for (Ranges.Range range : ranges) {
            if (negative
                    ? range.low() > range.high()
                    : Long.compareUnsigned(range.low(), range.high()) > 0) {
                throw node.error("a range ends before it begins");
            }
        }
        if (ranges.isEmpty()) {
            throw node.error("there must be at least one range");
        }
        return new Ranges(negative, ranges);
    }

    static FieldReference location(JsonNode node) throws CtfException {
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
                throw origin.error("'" + origin.text() + "' is no origin of a field location");
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

    static Set<Role> roles(JsonNode node, @Nullable Scope scope) throws CtfException {
        JsonNode list = node.get("roles");
        if (list == null) {
            return Set.of();
        }
        Set<Role> roles = EnumSet.noneOf(Role.class);
        for (JsonNode name : list.elements()) {
            Role role = ROLES.get(name.text());
            if (role == null) {
                throw name.error("'" + name.text() + "' is no role of a field");
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
