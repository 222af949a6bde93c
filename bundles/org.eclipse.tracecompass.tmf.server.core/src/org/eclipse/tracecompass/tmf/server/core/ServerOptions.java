package org.eclipse.tracecompass.tmf.server.core;

import java.net.InetAddress;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/**
 * How a server is started.
 *
 * @param address where it listens; an address that other machines reach needs a token
 * @param port the TCP port; 0 for any that is free
 * @param roots the folders and files that clients may open traces from
 * @param token what a client has to know; null for nothing
 * @param version the version of the product, as Major.Minor.Micro
 * @param page whether browsers get a page that shows the traces
 */
public record ServerOptions(
        InetAddress address,
        int port,
        List<Path> roots,
        @Nullable String token,
        String version,
        boolean page) {

    /**
     * Creates the options.
     *
     * @throws IllegalArgumentException when the address is not the machine's own and there is no
     *     token
     */
    public ServerOptions {
        roots = List.copyOf(roots);
        if (token == null && !address.isLoopbackAddress()) {
            throw new IllegalArgumentException(
                    "A server that other machines reach needs a token: " + address);
        }
    }

    /**
     * Creates the options of a server with a page.
     *
     * @throws IllegalArgumentException when the address is not the machine's own and there is no
     *     token
     */
    public ServerOptions(
            InetAddress address,
            int port,
            List<Path> roots,
            @Nullable String token,
            String version) {
        this(address, port, roots, token, version, true);
    }
}
