package org.eclipse.tracecompass.tmf.statemap.core.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.statemap.core.Datum;
import org.eclipse.tracecompass.statemap.core.StatemapTag;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEventType;

/** A datum: a state of an entity begins. Its type is the state. */
public final class StatemapEvent extends TmfEvent {

    /** The field with the name of the entity. */
    public static final String ENTITY = "entity";

    /** The field with the name of the state. */
    public static final String STATE = "state";

    /** The field with the tag; those of its definition follow. */
    public static final String TAG = "tag";

    private final StatemapTrace trace;
    private final Datum datum;
    private @Nullable ITmfEventField content;

    StatemapEvent(StatemapTrace trace, long rank, TmfEventType type, Datum datum) {
        super(trace, rank, trace.createTimestamp(trace.startNanos() + datum.time()), type, null);
        this.trace = trace;
        this.datum = datum;
    }

    /** Returns the number of the entity in {@link StatemapTrace#getEntityName}. */
    public int getEntity() {
        return datum.entity();
    }

    /** Returns the value of the state that begins. */
    public int getState() {
        return datum.state();
    }

    /** Returns the tag, null if there is none. */
    public @Nullable StatemapTag getTag() {
        return datum.tag() == Datum.NO_TAG ? null : trace.tags().get(datum.tag());
    }

    /** Returns the number of the tag in {@link StatemapTrace#tags}, -1 if there is none. */
    public int getTagNumber() {
        return datum.tag();
    }

    /** Returns the name of the entity. */
    public String getEntityName() {
        return trace.getEntityName(datum.entity());
    }

    @Override
    public ITmfEventField getContent() {
        ITmfEventField content = this.content;
        if (content == null) {
            content = content();
            this.content = content;
        }
        return content;
    }

    private ITmfEventField content() {
        List<ITmfEventField> fields = new ArrayList<>();
        fields.add(new TmfEventField(ENTITY, getEntityName(), null));
        fields.add(new TmfEventField(STATE, getType().getName(), null));
        StatemapTag tag = getTag();
        if (tag != null) {
            fields.add(new TmfEventField(TAG, tag.name(), null));
            for (Map.Entry<String, String> member : tag.members().entrySet()) {
                if (fields.stream().noneMatch(field -> field.getName().equals(member.getKey()))) {
                    fields.add(new TmfEventField(member.getKey(), member.getValue(), null));
                }
            }
        }
        return new TmfEventField(
                ITmfEventField.ROOT_FIELD_ID, null, fields.toArray(new ITmfEventField[0]));
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return super.equals(obj) && obj instanceof StatemapEvent other && datum.equals(other.datum);
    }

    @Override
    public int hashCode() {
        return 31 * super.hashCode() + datum.hashCode();
    }
}
