package org.eclipse.tracecompass.internal.tmf.cli.core.rehearsal;

import java.io.BufferedReader;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;

/** A screen in memory: the program Xvfb. */
final class VirtualScreen implements AutoCloseable {

    private final Process server;
    private final String display;

    private VirtualScreen(Process server, String display) {
        this.server = server;
        this.display = display;
    }

    /** Xvfb is not installed or did not start. */
    static final class MissingException extends IOException {

        private static final long serialVersionUID = 1;

        private MissingException(String message) {
            super(message);
        }
    }

    /**
     * Starts a screen of a common size.
     *
     * @throws MissingException if there is no Xvfb
     */
    static VirtualScreen open() throws MissingException {
        try {
            Process server =
                    new ProcessBuilder(
                                    "Xvfb",
                                    "-displayfd",
                                    "1",
                                    "-screen",
                                    "0",
                                    "1600x1000x24",
                                    "-nolisten",
                                    "tcp")
                            .redirectError(Redirect.DISCARD)
                            .start();
            // It must not outlive a process that is ended.
            Runtime.getRuntime().addShutdownHook(new Thread(server::destroy));
            BufferedReader reader = server.inputReader(StandardCharsets.US_ASCII);
            String number = reader.readLine();
            if (number == null) {
                throw new MissingException("Xvfb did not start.");
            }
            return new VirtualScreen(server, ":" + number.trim());
        } catch (MissingException e) {
            throw e;
        } catch (IOException e) {
            throw new MissingException("The program Xvfb is needed and is not installed.");
        }
    }

    /** How programs are told of it, in the variable DISPLAY. */
    String display() {
        return display;
    }

    @Override
    public void close() {
        server.destroy();
    }
}
