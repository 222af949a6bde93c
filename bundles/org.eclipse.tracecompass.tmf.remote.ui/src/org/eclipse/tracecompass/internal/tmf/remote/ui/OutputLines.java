package org.eclipse.tracecompass.internal.tmf.remote.ui;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.osgi.util.NLS;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.remote.core.RemoteTrace;
import org.eclipse.tracecompass.tmf.ui.traces.ITraceLineSource;
import org.eclipse.tracecompass.tmf.ui.traces.TraceLine;
import org.eclipse.tracecompass.tmf.ui.traces.TraceLine.Mark;

/** The connection of a remote trace and the outputs of its server, in the Traces view. */
public final class OutputLines implements ITraceLineSource {

    private static final String CONNECTION = "org.eclipse.tracecompass.remote.connection";
    private static final String OUTPUTS = "org.eclipse.tracecompass.remote.outputs";

    @Override
    public List<TraceLine> linesOf(ITmfTrace trace) {
        if (!(trace instanceof RemoteTrace remote)) {
            return List.of();
        }
        String trouble = remote.getTrouble();
        List<TraceLine> outputs = new ArrayList<>();
        for (IDataProviderDescriptor output : remote.getDescriptors()) {
            if (OutputViews.canShow(output)) {
                outputs.add(
                        new TraceLine(
                                output.getId(),
                                output.getName(),
                                "",
                                output.getDescription(),
                                Mark.VIEW,
                                output,
                                List.of()));
            }
        }
        return List.of(
                new TraceLine(
                        CONNECTION,
                        Messages.Line_Connection,
                        trouble == null
                                ? NLS.bind(
                                        Messages.Line_Connected,
                                        remote.server().address().toString())
                                : trouble,
                        Messages.Line_ConnectionHelp,
                        trouble == null ? Mark.ON : Mark.WARNING,
                        CONNECTION,
                        List.of()),
                new TraceLine(
                        OUTPUTS,
                        Messages.Line_Outputs,
                        "",
                        Messages.Line_OutputsHelp,
                        Mark.ON,
                        OUTPUTS,
                        outputs));
    }

    @Override
    public void open(ITmfTrace trace, TraceLine line) {
        if (line.subject() instanceof IDataProviderDescriptor output) {
            OutputViews.open(output);
        } else if (line.subject().equals(CONNECTION) && trace instanceof RemoteTrace remote) {
            String trouble = remote.getTrouble();
            if (trouble != null) {
                TokenQuestion.ask(remote.server(), trouble);
            }
        }
    }
}
