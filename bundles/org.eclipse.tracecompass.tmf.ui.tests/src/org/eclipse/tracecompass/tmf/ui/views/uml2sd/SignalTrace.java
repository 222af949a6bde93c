package org.eclipse.tracecompass.tmf.ui.views.uml2sd;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.IntToLongFunction;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEventType;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.ui.foreign.DeskTrace;

/** A trace in which a client asks a server, which asks a store, again and again. */
public class SignalTrace extends DeskTrace {

    private static final String[] NAMES = {"Client", "Server", "Store"};

    private static final int[][] STEPS = {{0, 1}, {1, 2}, {2, 1}, {1, 0}};

    /** Opens a trace with a number of messages, one each 1000 ns from 1000 ns on. */
    public static SignalTrace open(Path folder, int messages)
            throws IOException, TmfTraceException {
        return open(DeskTrace.write(folder.resolve("signals.desk"), messages));
    }

    /** Opens a trace with a number of messages at given times, in ns, by their ranks. */
    public static SignalTrace open(Path folder, int messages, IntToLongFunction time)
            throws IOException, TmfTraceException {
        StringBuilder text = new StringBuilder("desk\n");
        for (int i = 0; i < messages; i++) {
            text.append(time.applyAsLong(i)).append(" message\n");
        }
        return open(Files.writeString(folder.resolve("signals.desk"), text));
    }

    private static SignalTrace open(Path file) throws TmfTraceException {
        SignalTrace trace = new SignalTrace();
        trace.initTrace(null, file.toString(), TmfEvent.class);
        return trace;
    }

    @Override
    public ITmfEvent parseEvent(ITmfContext context) {
        ITmfEvent plain = super.parseEvent(context);
        if (plain == null) {
            return null;
        }
        long rank = context.getRank();
        int[] step = STEPS[(int) (rank % STEPS.length)];
        ITmfEventField content =
                new TmfEventField(
                        ITmfEventField.ROOT_FIELD_ID,
                        null,
                        new ITmfEventField[] {
                            new TmfEventField("sender", NAMES[step[0]], null),
                            new TmfEventField("receiver", NAMES[step[1]], null),
                            new TmfEventField("signal", signal(rank), null)
                        });
        return new TmfEvent(
                this, rank, plain.getTimestamp(), new TmfEventType("SEND", content), content);
    }

    /** The name of the message with a rank. */
    public static String signal(long rank) {
        if (rank == 20_006) {
            return "ALARM";
        }
        return switch ((int) (rank % STEPS.length)) {
            case 0 -> "ASK " + rank;
            case 1 -> "READ";
            case 2 -> "DATA";
            default -> "ANSWER " + rank;
        };
    }
}
