package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.Callable;
import org.eclipse.tracecompass.common.core.files.UserFolders;
import org.eclipse.tracecompass.internal.tmf.cli.core.Cancellation.Tidying;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.server.core.ServerOptions;
import org.eclipse.tracecompass.tmf.server.core.TraceServer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code astrolabe serve}: a server of the Trace Server Protocol. */
@Command(
        name = "serve",
        description = {
            "Answer clients of the Trace Server Protocol 0.6.0, such as trace viewers in an editor or"
                    + " a browser, until Ctrl-C."
        },
        footer = {
            "",
            "Without --bind only programs on this machine reach the server. With another address,",
            "or with --token, a client has to know the token: it is part of the printed address.",
            "",
            "Examples:",
            "  astrolabe serve my-trace",
            "  astrolabe serve --root /var/traces --bind 0.0.0.0 --port 8081"
        })
public final class ServeCommand implements Callable<Integer> {

    private static final int MOST_PORT = 65_535;
    private static final int TOKEN_BYTES = 24;

    private final Console console;

    @Parameters(
            paramLabel = "TRACE",
            arity = "0..*",
            description =
                    "Traces or experiments that are open from the start; each is an experiment of"
                            + " its own.")
    private List<Path> traces = new ArrayList<>();

    @Option(
            names = "--port",
            paramLabel = "PORT",
            description = "The TCP port; 0 for any that is free. Default: 8080.")
    private int port = 8080;

    @Option(
            names = "--bind",
            paramLabel = "ADDRESS",
            description = "The address to listen at. Default: this machine only.")
    private String bind = "localhost";

    @Option(
            names = "--root",
            paramLabel = "DIR",
            description =
                    "Clients may open the traces in this folder. May be repeated. Default: your"
                            + " home, and each TRACE.")
    private List<Path> roots = new ArrayList<>();

    @Option(names = "--token", description = "Answer only clients that know a random token.")
    private boolean token;

    @Option(names = "--no-page", description = "Serve no page for browsers at /.")
    private boolean noPage;

    /** Creates the command. */
    public ServeCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException {
        ServerOptions options = options();
        try (Tidying tidying = console.cancellation().tidying();
                TraceServer server = create(options)) {
            // The port is taken: who asks now is answered when the traces are open.
            console.note("Serving at %s  (Ctrl-C ends)".formatted(server.link()));
            for (Path trace : traces) {
                open(server, trace);
            }
            server.start();
            while (!console.cancellation().isCancelled()) {
                Thread.sleep(50);
            }
        }
        return 0;
    }

    private ServerOptions options() {
        if (port < 0 || port > MOST_PORT) {
            throw UserError.usage(
                    "--port is %d; it must be from 0 to %d".formatted(port, MOST_PORT));
        }
        InetAddress address;
        try {
            address = InetAddress.getByName(bind);
        } catch (UnknownHostException e) {
            throw new UserError(
                    "--bind: this machine has no address %s; give one such as 0.0.0.0."
                            .formatted(bind),
                    e);
        }
        boolean needsToken = token || !address.isLoopbackAddress();
        return new ServerOptions(
                address,
                port,
                allRoots(),
                needsToken ? newToken() : null,
                Version.ofProduct(),
                !noPage);
    }

    private List<Path> allRoots() {
        List<Path> all = new ArrayList<>(traces);
        if (roots.isEmpty()) {
            // a user of a service may have none
            UserFolders.ofProcess().home().filter(Files::isDirectory).ifPresent(all::add);
        }
        all.addAll(roots);
        for (Path root : all) {
            if (!Files.exists(root)) {
                throw UserErrors.noSuchPath(root);
            }
        }
        return all;
    }

    private static String newToken() {
        byte[] bytes = new byte[TOKEN_BYTES];
        new SecureRandom().nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private TraceServer create(ServerOptions options) {
        try {
            return TraceServer.at(options);
        } catch (BindException e) {
            throw new UserError(
                    "The port %d of %s is in use; give another with --port, or 0 for any."
                            .formatted(port, bind),
                    e);
        } catch (IOException e) {
            throw new UserError("The server cannot start: %s.".formatted(e.getMessage()), e);
        }
    }

    private static void open(TraceServer server, Path trace) {
        try {
            server.open(trace);
        } catch (IOException e) {
            throw UserErrors.cannotOpen(trace, e);
        }
    }
}
