package org.eclipse.tracecompass.internal.tmf.server.core.http;

import com.sun.net.httpserver.Headers;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Decides who may ask. Without a token these are programs on this machine and pages that come from
 * it: the names under which the server may be asked are those of this machine, so that the page of
 * another site cannot reach it by a name that it resolves anew, and a page of another site is
 * refused by its origin. With a token it is who knows the token, in the header {@code
 * Authorization: Bearer} or as the first part of the path.
 */
public final class Guard {

    private static final String BEARER = "Bearer ";

    /** The pages of editors have origins of their own; no web site can have one of these. */
    private static final Set<String> LOCAL_SCHEMES = Set.of("vscode-webview", "vscode-file");

    private final @Nullable String token;
    private final InetAddress address;

    /**
     * Creates a guard.
     *
     * @param address where the server listens
     * @param token what a client has to know; null for nothing
     */
    public Guard(InetAddress address, @Nullable String token) {
        this.address = address;
        this.token = token;
    }

    /**
     * Checks a request.
     *
     * @param headers of the request
     * @param path the parts of its path
     * @return the parts of its path without a token
     * @throws ProtocolException when it is refused
     */
    List<String> check(Headers headers, List<String> path) throws ProtocolException {
        String token = this.token;
        if (token != null) {
            if (!path.isEmpty() && same(token, path.get(0))) {
                return path.subList(1, path.size());
            }
            String authorization = headers.getFirst("Authorization");
            if (authorization != null
                    && authorization.startsWith(BEARER)
                    && same(token, authorization.substring(BEARER.length()).trim())) {
                return path;
            }
            throw refused("The token is missing or wrong; the server printed a link that has it");
        }
        String host = headers.getFirst("Host");
        if (host != null && !isOurs(hostOf(host))) {
            throw refused("This server is not asked by the name " + host);
        }
        if (!isAllowed(headers.getFirst("Origin"))) {
            throw refused("Pages of another site may not ask this server");
        }
        return path;
    }

    /** Returns whether the page that asks may read the answer; without an origin it is no page. */
    boolean isAllowed(@Nullable String origin) {
        if (token != null || origin == null) {
            return true;
        }
        try {
            URI uri = URI.create(origin);
            String scheme = uri.getScheme();
            String host = uri.getHost();
            return scheme != null
                    && (LOCAL_SCHEMES.contains(scheme) || host != null && isOurs(host));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static ProtocolException refused(String detail) {
        return new ProtocolException(ProtocolException.FORBIDDEN, "Refused", detail);
    }

    private static boolean same(String token, String given) {
        return MessageDigest.isEqual(
                token.getBytes(StandardCharsets.UTF_8), given.getBytes(StandardCharsets.UTF_8));
    }

    private static String hostOf(String hostAndPort) {
        int colon = hostAndPort.lastIndexOf(':');
        return colon < 0 || hostAndPort.endsWith("]")
                ? hostAndPort
                : hostAndPort.substring(0, colon);
    }

    /** Returns whether a name is one of this machine that no name server can change. */
    private boolean isOurs(String host) {
        String name = host.toLowerCase(Locale.ROOT);
        if (name.equals("localhost") || name.endsWith(".localhost")) {
            return true;
        }
        boolean literal = name.startsWith("[") || name.chars().allMatch(Guard::isOfAddress);
        if (!literal) {
            return false;
        }
        try {
            InetAddress asked = InetAddress.getByName(name);
            return asked.isLoopbackAddress() || asked.equals(address);
        } catch (UnknownHostException e) {
            return false;
        }
    }

    private static boolean isOfAddress(int c) {
        return c == '.' || c >= '0' && c <= '9';
    }
}
