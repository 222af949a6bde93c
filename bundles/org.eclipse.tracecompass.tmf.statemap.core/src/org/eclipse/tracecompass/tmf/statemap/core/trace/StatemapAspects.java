package org.eclipse.tracecompass.tmf.statemap.core.trace;

import java.util.List;
import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statemap.core.StatemapTag;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfBaseAspects;

/** The columns of statemap data. */
public final class StatemapAspects {

    private static final ITmfEventAspect<String> STATE =
            new Column("State", "The state that begins", event -> event.getType().getName());

    private static final ITmfEventAspect<String> TAG =
            new Column(
                    "Tag", "What tells this state from others of its kind", StatemapAspects::tag);

    private StatemapAspects() {}

    /**
     * Returns the columns.
     *
     * @param entityKind what the entities are
     */
    public static List<ITmfEventAspect<?>> of(String entityKind) {
        return List.of(
                TmfBaseAspects.getTimestampAspect(),
                new Column(entityKind, "What is in the state", StatemapEvent::getEntityName),
                STATE,
                TAG,
                TmfBaseAspects.getEventTypeAspect(),
                TmfBaseAspects.getContentsAspect(),
                TmfBaseAspects.getTimestampNsAspect());
    }

    private static @Nullable String tag(StatemapEvent event) {
        StatemapTag tag = event.getTag();
        return tag == null ? null : tag.name();
    }

    private record Column(String name, String help, Function<StatemapEvent, @Nullable String> value)
            implements ITmfEventAspect<String> {

        @Override
        public String getName() {
            return name;
        }

        @Override
        public String getHelpText() {
            return help;
        }

        @Override
        public @Nullable String resolve(ITmfEvent event) {
            return event instanceof StatemapEvent datum ? value.apply(datum) : null;
        }
    }
}
