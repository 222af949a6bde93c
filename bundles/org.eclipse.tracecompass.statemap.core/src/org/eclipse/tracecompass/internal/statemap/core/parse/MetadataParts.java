package org.eclipse.tracecompass.internal.statemap.core.parse;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.statemap.core.parse.Json.Kind;
import org.eclipse.tracecompass.internal.statemap.core.parse.Json.Member;
import org.eclipse.tracecompass.statemap.core.StatemapMetadata;
import org.eclipse.tracecompass.statemap.core.StatemapState;

/** The metadata, collected from as many payloads as it is split into. */
final class MetadataParts {

    private static final Set<String> FIELDS =
            Set.of("start", "title", "host", "entityKind", "states");
    private static final long LATEST_SECONDS = 9_000_000_000L;
    private static final long MOST_NANOS = 100_000_000_000_000_000L;
    private static final int MOST_STATES = 100_000;

    private final Set<String> seen = new HashSet<>();
    private long seconds;
    private long nanos;
    private @Nullable String title;
    private @Nullable String host;
    private @Nullable String entityKind;
    private List<StatemapState> states = List.of();

    /** Returns whether a payload has a field of metadata. */
    static boolean isPart(Json payload) {
        return payload.members().stream().anyMatch(member -> FIELDS.contains(member.name()));
    }

    /** Takes a payload's fields. */
    void add(Json payload) throws PayloadError {
        for (Member member : payload.members()) {
            String name = member.name();
            if (!FIELDS.contains(name)) {
                throw new PayloadError(
                        "unknown field \""
                                + name
                                + "\" in the metadata; its members are start, title, host,"
                                + " entityKind and states",
                        member.at());
            }
            if (!seen.add(name)) {
                throw new PayloadError(
                        "duplicate field \"" + name + "\" in the metadata", member.at());
            }
            Json value = member.value();
            switch (name) {
                case "start" -> start(value);
                case "title" -> title = PayloadValues.string(member);
                case "host" -> host = optional(member);
                case "entityKind" -> entityKind = optional(member);
                default -> states(value);
            }
        }
    }

    private static @Nullable String optional(Member member) throws PayloadError {
        return member.value().kind() == Kind.NULL ? null : PayloadValues.string(member);
    }

    private void start(Json value) throws PayloadError {
        if (value.kind() != Kind.ARRAY || value.elements().size() != 2) {
            throw new PayloadError(
                    "\"start\" must be an array of two numbers: seconds and nanoseconds",
                    value.at());
        }
        seconds = PayloadValues.unsigned("\"start\"", value.elements().get(0));
        nanos = PayloadValues.unsigned("\"start\"", value.elements().get(1));
        if (seconds > LATEST_SECONDS || nanos > MOST_NANOS) {
            throw new PayloadError("\"start\" is later than the year 2255", value.at());
        }
    }

    private void states(Json value) throws PayloadError {
        if (value.kind() != Kind.OBJECT || value.members().isEmpty()) {
            throw new PayloadError(
                    "\"states\" must be an object with at least one state", value.at());
        }
        int count = value.members().size();
        if (count > MOST_STATES) {
            throw new PayloadError("there are more than " + MOST_STATES + " states", value.at());
        }
        @Nullable StatemapState[] byValue = new @Nullable StatemapState[count];
        for (Member member : value.members()) {
            StatemapState state = state(member, count);
            StatemapState other = byValue[state.value()];
            if (other != null) {
                throw new PayloadError(
                        "state \"%s\" has value (%d) that conflicts with state \"%s\""
                                .formatted(state.name(), state.value(), other.name()),
                        member.at());
            }
            byValue[state.value()] = state;
        }
        // As many states as values, and none twice: none is missing.
        states = Arrays.stream(byValue).map(java.util.Objects::requireNonNull).toList();
    }

    private static StatemapState state(Member member, int count) throws PayloadError {
        String name = member.name();
        Json description = member.value();
        if (description.kind() != Kind.OBJECT) {
            throw new PayloadError(
                    "state \"%s\" must be an object with a value, found %s"
                            .formatted(name, description.kind().words),
                    description.at());
        }
        OptionalInt colour = OptionalInt.empty();
        long value = -1;
        for (Member part : description.members()) {
            switch (part.name()) {
                case "value" -> value = PayloadValues.unsigned("\"value\"", part.value());
                case "color" -> {
                    if (part.value().kind() != Kind.NULL) {
                        colour = colour(name, part);
                    }
                }
                default ->
                        throw new PayloadError(
                                "unknown field \"%s\" of state \"%s\", which has value and color"
                                        .formatted(part.name(), name),
                                part.at());
            }
        }
        if (value < 0) {
            throw new PayloadError("state \"" + name + "\" has no \"value\"", description.at());
        }
        if (value >= count) {
            throw new PayloadError(
                    "state \"%s\" has value (%d) that exceeds maximum allowed value (%d)"
                            .formatted(name, value, count - 1),
                    member.at());
        }
        return new StatemapState(name, (int) value, colour);
    }

    private static OptionalInt colour(String state, Member member) throws PayloadError {
        String text = PayloadValues.string(member);
        OptionalInt colour = NamedColours.parse(text);
        if (colour.isEmpty()) {
            throw new PayloadError(
                    "illegal color \"%s\" for state \"%s\"; write it as #rrggbb or by its SVG name"
                            .formatted(text, state),
                    member.value().at());
        }
        return colour;
    }

    /** Returns which required field is still missing, or null. */
    @Nullable
    String missing() {
        return !seen.contains("start") ? "start" : !seen.contains("states") ? "states" : null;
    }

    boolean isEmpty() {
        return seen.isEmpty();
    }

    StatemapMetadata metadata() {
        String kind = entityKind;
        String what = title;
        String where = host;
        return new StatemapMetadata(
                seconds,
                nanos,
                what == null ? Optional.empty() : Optional.of(what),
                where == null ? Optional.empty() : Optional.of(where),
                kind == null ? StatemapMetadata.DEFAULT_ENTITY_KIND : kind,
                states);
    }
}
