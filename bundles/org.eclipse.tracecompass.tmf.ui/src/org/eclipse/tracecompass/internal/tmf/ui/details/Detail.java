package org.eclipse.tracecompass.internal.tmf.ui.details;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.internal.tmf.ui.traces.TraceItem;
import org.eclipse.tracecompass.internal.tmf.ui.traces.TraceProblems;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;
import org.eclipse.tracecompass.tmf.core.project.model.ITmfPropertiesProvider;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.core.project.model.TraceTypeHelper;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.TimeSelection;

/**
 * A line of the Details view.
 *
 * @param name what
 * @param value its value as text; may be empty
 * @param children the lines below
 */
record Detail(String name, String value, List<Detail> children) {

    private static final int DEPTH = 20;

    private static Detail leaf(String name, Object value) {
        return new Detail(name, String.valueOf(value), List.of());
    }

    /** The event's time, type, place and fields. */
    static List<Detail> of(ITmfEvent event, TimeText time) {
        List<Detail> details = new ArrayList<>();
        details.add(leaf(Messages.Detail_Time, time.full(event.getTimestamp().toNanos())));
        details.add(leaf(Messages.Detail_Nanos, event.getTimestamp().toNanos()));
        details.add(leaf(Messages.Detail_Event, event.getName()));
        details.add(leaf(Messages.Detail_Trace, event.getTrace().getName()));
        if (event instanceof ITmfLostEvent lost) {
            details.add(leaf(Messages.Detail_Lost, Texts.number(lost.getNbLostEvents())));
            details.add(
                    leaf(
                            Messages.Detail_Range,
                            time.full(lost.getTimeRange().getStartTime().toNanos())
                                    + " – "
                                    + time.full(lost.getTimeRange().getEndTime().toNanos())));
        }
        List<Detail> fields = fields(event.getContent(), DEPTH);
        if (!fields.isEmpty()) {
            details.add(new Detail(Messages.Detail_Fields, "", fields));
        }
        return details;
    }

    private static List<Detail> fields(@Nullable ITmfEventField parent, int depth) {
        List<Detail> details = new ArrayList<>();
        Collection<? extends ITmfEventField> fields =
                parent == null || depth == 0 ? List.of() : parent.getFields();
        for (ITmfEventField field : fields) {
            details.add(new Detail(field.getName(), text(field), fields(field, depth - 1)));
        }
        return details;
    }

    private static String text(ITmfEventField field) {
        String text = field.getFormattedValue();
        if (text == null) {
            return "";
        }
        return field.getValue() instanceof Long number
                        && (number > 4096 || number < 0)
                        && text.equals(number.toString())
                ? text + "  (0x" + Long.toHexString(number) + ")"
                : text;
    }

    /** The selected instant or range. */
    static List<Detail> of(TimeSelection selection, TimeText time) {
        return selection.isInstant()
                ? List.of(
                        leaf(Messages.Detail_Time, time.full(selection.begin())),
                        leaf(Messages.Detail_Nanos, selection.begin()))
                : List.of(
                        leaf(Messages.Detail_Start, time.full(selection.from())),
                        leaf(Messages.Detail_End, time.full(selection.to())),
                        leaf(
                                Messages.Detail_Duration,
                                TimeText.duration(selection.to() - selection.from())));
    }

    /** The properties of a trace. */
    static List<Detail> of(ITmfTrace trace, TimeText time) {
        List<Detail> details = new ArrayList<>();
        details.add(leaf(Messages.Detail_Name, trace.getName()));
        String path = trace.getPath();
        if (path != null && !path.isEmpty()) {
            details.add(leaf(Messages.Detail_Path, path));
        }
        String id = trace.getTraceTypeId();
        TraceTypeHelper type = id == null ? null : TmfTraceType.getTraceType(id);
        if (type != null) {
            details.add(leaf(Messages.Detail_Type, type.getName()));
        }
        long start = trace.getStartTime().toNanos();
        long end = trace.getEndTime().toNanos();
        details.add(leaf(Messages.Detail_Events, Texts.number(trace.getNbEvents())));
        details.add(leaf(Messages.Detail_Start, time.full(start)));
        details.add(leaf(Messages.Detail_End, time.full(end)));
        details.add(leaf(Messages.Detail_Duration, TimeText.duration(Math.max(0, end - start))));
        if (trace instanceof TmfExperiment experiment) {
            details.add(leaf(Messages.Detail_Traces, experiment.getTraces().size()));
        } else {
            details.add(leaf(Messages.Detail_Host, trace.getHostId()));
        }
        List<String> problems = TraceProblems.of(trace);
        if (!problems.isEmpty()) {
            details.add(
                    new Detail(
                            Messages.Detail_Problems,
                            String.valueOf(problems.size()),
                            problems.stream().map(problem -> leaf("", problem)).toList()));
        }
        if (trace instanceof ITmfPropertiesProvider provider) {
            details.addAll(of(provider.getProperties(), Messages.Detail_Properties));
        }
        return details;
    }

    /** What another bundle says in the Traces view. */
    static List<Detail> of(TraceItem.Line line) {
        List<Detail> details = new ArrayList<>();
        details.add(leaf(Messages.Detail_Name, line.label()));
        if (!line.detail().isEmpty()) {
            details.add(leaf(Messages.Detail_State, line.detail()));
        }
        details.add(leaf(Messages.Detail_Trace, line.trace().getName()));
        if (!line.help().isEmpty()) {
            details.add(leaf(Messages.Detail_About, line.help()));
        }
        return details;
    }

    /** The state and the properties of an analysis. */
    static List<Detail> of(TraceItem.Analysis analysis) {
        List<Detail> details = new ArrayList<>();
        details.add(leaf(Messages.Detail_Name, analysis.label()));
        details.add(leaf(Messages.Detail_State, analysis.detail()));
        details.add(leaf(Messages.Detail_Trace, analysis.trace().getName()));
        details.add(leaf(Messages.Detail_Id, analysis.id()));
        if (!analysis.help().isEmpty()) {
            details.add(leaf(Messages.Detail_About, analysis.help()));
        }
        if (analysis.module() instanceof ITmfPropertiesProvider provider) {
            details.addAll(of(provider.getProperties(), Messages.Detail_Properties));
        }
        return details;
    }

    private static List<Detail> of(Map<String, String> properties, String title) {
        return properties.isEmpty()
                ? List.of()
                : List.of(
                        new Detail(
                                title,
                                "",
                                properties.entrySet().stream()
                                        .map(e -> leaf(e.getKey(), e.getValue()))
                                        .toList()));
    }
}
