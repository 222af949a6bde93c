package org.eclipse.tracecompass.internal.tmf.cli.core.event;

import java.io.IOException;
import java.io.Writer;
import org.eclipse.tracecompass.ctf.core.trace.CanonicalEventWriter;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEvent;

/** Events as canonical lines, which only CTF traces have; reports of lost events are no events. */
final class CanonicalEvents implements EventWriter {

    private final Writer to;

    CanonicalEvents(Writer to) {
        this.to = to;
    }

    @Override
    public void write(ITmfEvent event) throws IOException {
        if (event instanceof CtfTmfEvent ctf) {
            CanonicalEventWriter.append(ctf.getCtfEvent(), to);
        } else if (!(event instanceof ITmfLostEvent)) {
            throw new UserError(
                    ("The trace %s has no canonical lines, because it is not a CTF trace; use"
                                    + " --format json.")
                            .formatted(event.getTrace().getPath()));
        }
    }

    @Override
    public void finish() throws IOException {
        to.flush();
    }
}
