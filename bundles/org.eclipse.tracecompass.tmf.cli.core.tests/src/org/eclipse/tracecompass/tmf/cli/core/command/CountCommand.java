package org.eclipse.tracecompass.tmf.cli.core.command;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A command as a plug-in would write it. */
@Command(name = "count", description = "Count the events of a trace.")
public final class CountCommand extends AbstractCommand {

    @Parameters(paramLabel = "TRACE", description = "A trace.")
    private Path path = Path.of("");

    @Option(names = "--most", description = "Stop at so many.")
    private long most = Long.MAX_VALUE;

    @Override
    protected int run(ICommandContext console) throws IOException {
        if (most < 0) {
            throw UserError.usage("--most cannot be " + most + "; give a number from 0 on.");
        }
        long count = 0;
        try (IOpenTrace opened = console.open(path)) {
            for (ITmfTrace trace : opened.members()) {
                count += count(trace, most - count, console);
            }
        }
        Writer out = console.text();
        out.write(count + " events\n");
        out.flush();
        if (count == most) {
            console.note("There may be more.");
        }
        return 0;
    }

    private static long count(ITmfTrace trace, long limit, ICommandContext console) {
        ITmfContext context = trace.seekEvent(0);
        long count = 0;
        for (ITmfEvent event = trace.getNext(context);
                event != null && count < limit;
                event = trace.getNext(context)) {
            console.checkCancelled();
            count++;
        }
        context.dispose();
        return count;
    }
}
