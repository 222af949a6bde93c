package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.Progress;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.remote.core.RemoteServer;
import org.eclipse.tracecompass.tmf.remote.core.RemoteTrace;
import org.eclipse.tracecompass.tmf.remote.core.ServerAddress;
import org.eclipse.tracecompass.tmf.remote.core.TraceLink;
import org.eclipse.tracecompass.tmf.remote.core.answer.ExperimentFacts;
import org.eclipse.tracecompass.tmf.remote.core.answer.RemoteException;
import picocli.CommandLine.Option;

/** Opens a trace of a trace server, and the option with the token of the server. */
final class ServerOption {

    private static final String TOKEN = "ASTROLABE_TOKEN";
    private static final long PAUSE_MS = 200;

    @Option(
            names = "--token",
            paramLabel = "TOKEN",
            description =
                    "The token of the server, if it is not part of the address. Other users may see"
                            + " it; the variable ASTROLABE_TOKEN is not seen.")
    private @Nullable String token;

    /**
     * Opens an experiment of a server, and waits until the server has read it.
     *
     * @param named the address; behind a {@code #} the name of the experiment or the path of a
     *     trace on the server, if the server has several
     * @throws UserError if the address is wrong, or the server has no such trace
     */
    OpenTrace open(TraceArgument named, Console console) {
        TraceLink link = TraceLink.of(named.text());
        RemoteServer server = server(link.address());
        try (Progress progress = new Progress(console, "asking " + server.address().name())) {
            ExperimentFacts facts = choose(server, link, progress);
            while (facts.isIndexing()) {
                progress.show(-1, "the server reads the trace");
                console.cancellation().check();
                TimeUnit.MILLISECONDS.sleep(PAUSE_MS);
                facts = server.experiment(facts.uuid(), progress);
            }
            RemoteTrace trace = RemoteTrace.open(server, facts, progress);
            return new OpenTrace(trace, Path.of(facts.name().replaceAll("[/\\\\:]", "-")), console);
        } catch (RemoteException e) {
            throw new UserError(UserErrors.sentence(e.sentence()), e);
        } catch (OperationCanceledException e) {
            throw new CancellationException(e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted");
        }
    }

    private RemoteServer server(String text) {
        try {
            String given = token == null ? System.getenv(TOKEN) : token;
            RemoteServer server = new RemoteServer(ServerAddress.parse(text), given);
            server.setImpatient();
            return server;
        } catch (IllegalArgumentException e) {
            throw UserError.usage(UserErrors.sentence(String.valueOf(e.getMessage())), e);
        }
    }

    private static ExperimentFacts choose(
            RemoteServer server, TraceLink link, IProgressMonitor monitor) throws RemoteException {
        List<ExperimentFacts> found = link.find(server, monitor);
        if (found.size() != 1) {
            throw new UserError(link.missing(server, monitor));
        }
        return found.get(0);
    }

    /**
     * Checks that no option is given that needs the trace itself.
     *
     * @param option its name
     * @throws UserError if it is given
     */
    static void refuse(String option, boolean given) {
        if (given) {
            throw UserError.usage(
                    "%s needs the trace itself, not that of a server; omit it.".formatted(option));
        }
    }
}
