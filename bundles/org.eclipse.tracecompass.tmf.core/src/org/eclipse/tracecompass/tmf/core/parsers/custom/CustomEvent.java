package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.text.ParseException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEventType;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.OutputColumn;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.Tag;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * An event of a custom parser: collects the captured texts, and makes time, type and fields of them
 * when they are asked for. The event must be complete before several threads use it.
 */
@NonNullByDefault({})
public class CustomEvent extends TmfEvent {

    /** The message of an event without one. */
    protected static final String NO_MESSAGE = "";

    /** Keys of {@link #fData} besides tags and names. */
    protected enum Key {
        /** The format of the captured time. */
        TIMESTAMP_INPUT_FORMAT
    }

    /** What the captured values mean. */
    protected CustomTraceDefinition fDefinition;

    /** The captured texts by {@link Tag}, by the name of a field, or by {@link Key}. */
    protected Map<Object, String> fData = new LinkedHashMap<>();

    private final Map<String, String> extras = new LinkedHashMap<>();
    private String extraName;
    private String recordType;
    private ITmfTimestamp timestamp;
    private ITmfEventField content;
    private ITmfEventType type;

    /**
     * An event without a trace.
     *
     * @param definition what the captured values mean
     */
    public CustomEvent(CustomTraceDefinition definition) {
        this(definition, null, null, null);
    }

    /**
     * An event with the parts of another one.
     *
     * @param definition what the captured values mean
     * @param other the event to copy
     */
    public CustomEvent(CustomTraceDefinition definition, @NonNull TmfEvent other) {
        super(other);
        fDefinition = definition;
        timestamp = other.getTimestamp();
        content = other.getContent();
        type = other.getType();
    }

    /**
     * An event.
     *
     * @param definition what the captured values mean
     * @param parentTrace its trace
     * @param timestamp its time when no other is captured; null is zero
     * @param type its type when no other is captured; null to make it of the captured texts
     */
    public CustomEvent(
            CustomTraceDefinition definition,
            ITmfTrace parentTrace,
            ITmfTimestamp timestamp,
            TmfEventType type) {
        super(parentTrace, ITmfContext.UNKNOWN_RANK, timestamp, type, null);
        fDefinition = definition;
        this.type = type;
    }

    @Override
    public @NonNull ITmfTimestamp getTimestamp() {
        ITmfTimestamp known = timestamp;
        if (known == null) {
            known = fData.containsKey(Tag.TIMESTAMP) ? readTimestamp() : super.getTimestamp();
            timestamp = known;
        }
        return known;
    }

    private long parseTimestamp() throws ParseException {
        String format = fData.getOrDefault(Key.TIMESTAMP_INPUT_FORMAT, "");
        return TimestampFormats.parse(format, fData.get(Tag.TIMESTAMP));
    }

    /** Returns what is wrong with the captured time; null if nothing is. */
    final String timeProblem() {
        if (!fData.containsKey(Tag.TIMESTAMP)) {
            return "no timestamp is captured";
        }
        try {
            parseTimestamp();
            return null;
        } catch (ParseException | IllegalArgumentException e) {
            return e.getMessage();
        }
    }

    /** Whether a time was captured that cannot be read, so that the time is zero. */
    final boolean hasUnreadTime() {
        return getTimestamp() == TmfTimestamp.ZERO
                && fData.containsKey(Tag.TIMESTAMP)
                && timeProblem() != null;
    }

    private @NonNull ITmfTimestamp readTimestamp() {
        long nanos;
        try {
            nanos = parseTimestamp();
        } catch (ParseException | IllegalArgumentException e) {
            return TmfTimestamp.ZERO;
        }
        ITmfTrace trace = getTrace();
        return trace == null ? TmfTimestamp.fromNanos(nanos) : trace.createTimestamp(nanos);
    }

    @Override
    public @NonNull ITmfEventField getContent() {
        ITmfEventField known = content;
        if (known == null) {
            known = new CustomEventContent(this, new StringBuffer());
            content = known;
        }
        return known;
    }

    @Override
    public @NonNull ITmfEventType getType() {
        ITmfEventType known = type;
        if (known == null) {
            List<String> names = fDefinition.fieldNames();
            known = newType(getName(), TmfEventField.makeRoot(names.toArray(new String[0])));
            type = known;
        }
        return known;
    }

    /** Makes the type of the event: each kind of parser has a class of its own. */
    @NonNull
    ITmfEventType newType(@NonNull String name, ITmfEventField root) {
        return new CustomTxtEventType(name, root);
    }

    @Override
    public @NonNull String getName() {
        ITmfEventType known = type;
        if (known != null) {
            return known.getName();
        }
        String captured = fData.get(Tag.EVENT_TYPE);
        String name = captured != null ? captured : recordType;
        return name != null ? name : String.valueOf(fDefinition.definitionName);
    }

    /**
     * Sets the time.
     *
     * @param timestamp the time
     */
    protected void setTimestamp(ITmfTimestamp timestamp) {
        this.timestamp = timestamp;
    }

    /**
     * Sets the content.
     *
     * @param content the root of the fields
     */
    protected void setContent(ITmfEventField content) {
        this.content = content;
    }

    /**
     * Sets the type.
     *
     * @param type the type
     */
    protected void setType(ITmfEventType type) {
        this.type = type;
    }

    /** Sets the type that the kind of record has unless another one is captured. */
    final void setRecordType(String name) {
        if (name != null && !name.isEmpty()) {
            recordType = name;
        }
    }

    /** Takes a captured text, which may be null. */
    final void capture(Tag tag, String name, String text, int action, String format) {
        String value = text == null ? "" : text.trim();
        if (value.isEmpty()) {
            return;
        }
        switch (tag) {
            case IGNORE, EXTRA_FIELDS -> {
                // Matched only to describe the record.
            }
            case TIMESTAMP -> {
                add(fData, Tag.TIMESTAMP, value, action);
                add(fData, Key.TIMESTAMP_INPUT_FORMAT, format == null ? "" : format, action);
            }
            case EXTRA_FIELD_NAME -> extraName = value;
            case EXTRA_FIELD_VALUE -> {
                if (extraName != null) {
                    add(extras, extraName, value, action);
                    extraName = null;
                }
            }
            case EVENT_TYPE, MESSAGE -> add(fData, tag, value, action);
            case OTHER -> add(fData, name, value, action);
        }
    }

    /** Takes a field that the definition does not describe. */
    final void captureUndescribed(String name, String value) {
        extras.putIfAbsent(name, value);
    }

    private static <K> void add(Map<? super K, String> data, K key, String value, int action) {
        String before = data.get(key);
        if (before == null || action == CustomTraceDefinition.ACTION_SET) {
            data.put(key, value);
        } else if (action == CustomTraceDefinition.ACTION_APPEND) {
            data.put(key, before + value);
        } else {
            data.put(key, before + CustomTraceDefinition.SEPARATOR + value);
        }
    }

    /** Makes the fields: those with a column in the order of the columns, then the others. */
    final ITmfEventField @NonNull [] makeFields() {
        Map<String, String> values = new LinkedHashMap<>();
        for (OutputColumn column : fDefinition.outputs) {
            switch (column.tag) {
                case TIMESTAMP -> {
                    if (fDefinition.hasTimestampFormat()) {
                        values.putIfAbsent(column.name, timestampText());
                    }
                }
                case MESSAGE ->
                        values.putIfAbsent(
                                column.name, fData.getOrDefault(Tag.MESSAGE, NO_MESSAGE));
                case OTHER -> values.putIfAbsent(column.name, fData.getOrDefault(column.name, ""));
                default -> {
                    // Shown by an aspect of its own.
                }
            }
        }
        fData.forEach(
                (key, value) -> {
                    if (key instanceof String name) {
                        values.putIfAbsent(name, value);
                    }
                });
        extras.forEach(values::putIfAbsent);
        return values.entrySet().stream()
                .map(each -> new TmfEventField(each.getKey(), each.getValue(), null))
                .toArray(ITmfEventField[]::new);
    }

    private String timestampText() {
        return getTimestamp() instanceof TmfTimestamp known
                ? fDefinition.formatTimeStamp(known)
                : getTimestamp().toString();
    }

    @Override
    public int hashCode() {
        return 31 * super.hashCode() + Objects.hash(fDefinition, fData, extras);
    }

    @Override
    public boolean equals(Object obj) {
        return super.equals(obj)
                && obj instanceof CustomEvent other
                && Objects.equals(fDefinition, other.fDefinition)
                && Objects.equals(fData, other.fData)
                && extras.equals(other.extras);
    }
}
