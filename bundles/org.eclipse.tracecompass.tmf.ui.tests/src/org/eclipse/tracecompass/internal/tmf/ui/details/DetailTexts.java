package org.eclipse.tracecompass.internal.tmf.ui.details;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;

/** The names of details, for tests of other packages. */
@NonNullByDefault({})
public final class DetailTexts {

    private DetailTexts() {}

    /** The names of the details of a trace's first event. */
    public static List<String> ofFirstEvent(Path path) throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(path, null, null);
        try {
            ITmfEvent event = Objects.requireNonNull(trace.getNext(trace.seekEvent(0L)));
            return Detail.of(event, TimeText.utc()).stream().map(Detail::name).toList();
        } finally {
            trace.dispose();
        }
    }
}
