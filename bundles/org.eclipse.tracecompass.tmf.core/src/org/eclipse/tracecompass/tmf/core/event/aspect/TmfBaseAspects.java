package org.eclipse.tracecompass.tmf.core.event.aspect;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** The aspects that every event has. */
public final class TmfBaseAspects {

    private static final ITmfEventAspect<ITmfTimestamp> TIMESTAMP =
            new ITmfEventAspect<>() {
                @Override
                public String getName() {
                    return "Timestamp";
                }

                @Override
                public String getHelpText() {
                    return EMPTY_STRING;
                }

                @Override
                public @Nullable ITmfTimestamp resolve(ITmfEvent event) {
                    return event.getTimestamp();
                }
            };

    private static final ITmfEventAspect<Long> TIMESTAMP_NS =
            new ITmfEventAspect<>() {
                @Override
                public String getName() {
                    return "Timestamp ns";
                }

                @Override
                public String getHelpText() {
                    return "The event's time in nanoseconds since the epoch";
                }

                @Override
                public @Nullable Long resolve(ITmfEvent event) {
                    return event.getTimestamp().toNanos();
                }

                @Override
                public boolean isHiddenByDefault() {
                    return true;
                }

                @Override
                public DataType getDataType() {
                    return DataType.NUMBER;
                }
            };

    private static final ITmfEventAspect<String> EVENT_TYPE =
            new ITmfEventAspect<>() {
                @Override
                public String getName() {
                    return "Event type";
                }

                @Override
                public String getHelpText() {
                    return "The type of the event, which usually tells its fields";
                }

                @Override
                public @Nullable String resolve(ITmfEvent event) {
                    ITmfEventType type = event.getType();
                    return type == null ? null : type.getName();
                }
            };

    private static final TmfEventFieldAspect CONTENTS =
            new TmfEventFieldAspect("Contents", null, ITmfEvent::getContent) {
                @Override
                public String getHelpText() {
                    return "The fields of the event";
                }
            };

    private static final ITmfEventAspect<String> TRACE_NAME =
            new ITmfEventAspect<>() {
                @Override
                public String getName() {
                    return "Trace";
                }

                @Override
                public String getHelpText() {
                    return "The name of the trace that the event belongs to";
                }

                @Override
                public @Nullable String resolve(ITmfEvent event) {
                    ITmfTrace trace = event.getTrace();
                    return trace == null ? null : trace.getName();
                }
            };

    private static final List<ITmfEventAspect<?>> BASE_ASPECTS =
            List.of(TIMESTAMP, EVENT_TYPE, CONTENTS, TRACE_NAME, TIMESTAMP_NS);

    private TmfBaseAspects() {}

    /** {@return the event's time} */
    public static ITmfEventAspect<ITmfTimestamp> getTimestampAspect() {
        return TIMESTAMP;
    }

    /** {@return the event's time in nanoseconds} */
    public static ITmfEventAspect<Long> getTimestampNsAspect() {
        return TIMESTAMP_NS;
    }

    /** {@return the name of the event's type} */
    public static ITmfEventAspect<String> getEventTypeAspect() {
        return EVENT_TYPE;
    }

    /** {@return the event's content; {@link TmfEventFieldAspect#forField} gives one field of it} */
    public static TmfEventFieldAspect getContentsAspect() {
        return CONTENTS;
    }

    /** {@return the name of the event's trace} */
    public static ITmfEventAspect<String> getTraceNameAspect() {
        return TRACE_NAME;
    }

    /** {@return all of these} */
    public static List<ITmfEventAspect<?>> getBaseAspects() {
        return BASE_ASPECTS;
    }
}
