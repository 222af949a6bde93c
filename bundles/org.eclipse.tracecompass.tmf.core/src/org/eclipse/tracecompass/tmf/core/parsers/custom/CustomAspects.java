package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfBaseAspects;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfContentFieldAspect;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.OutputColumn;

/** The aspects of a custom trace: one per column of its definition. */
final class CustomAspects {

    private CustomAspects() {}

    static List<ITmfEventAspect<?>> of(CustomTraceDefinition definition) {
        List<ITmfEventAspect<?>> aspects = new ArrayList<>();
        for (OutputColumn column : definition.outputs) {
            aspects.add(
                    switch (column.tag) {
                        case TIMESTAMP ->
                                definition.hasTimestampFormat()
                                        ? field(column)
                                        : TmfBaseAspects.getTimestampAspect();
                        case EVENT_TYPE -> TmfBaseAspects.getEventTypeAspect();
                        case EXTRA_FIELDS -> new ExtraFields(List.copyOf(definition.fieldNames()));
                        default -> field(column);
                    });
        }
        return aspects;
    }

    private static TmfContentFieldAspect field(OutputColumn column) {
        return new TmfContentFieldAspect(column.name, column.name);
    }

    /** The fields that have no column of their own. */
    private record ExtraFields(List<String> columns) implements ITmfEventAspect<String> {

        @Override
        public String getName() {
            return Messages.CustomExtraFieldsAspect_extraFieldsAspectName;
        }

        @Override
        public String getHelpText() {
            return Messages.CustomExtraFieldsAspect_extraFieldsAspectHelp;
        }

        @Override
        public @Nullable String resolve(ITmfEvent event) {
            StringJoiner text = new StringJoiner(", ");
            for (ITmfEventField field : event.getContent().getFields()) {
                if (!columns.contains(field.getName())) {
                    text.add(field.getName() + '=' + field.getValue());
                }
            }
            return text.toString();
        }
    }
}
