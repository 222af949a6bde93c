package org.eclipse.tracecompass.tmf.remote.core;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;

/** Where a trace server is. Immutable; two are equal if they lead to the same server. */
public final class ServerAddress {

    /** The port that the protocol recommends. */
    private static final int DEFAULT_PORT = 8080;

    private static final String API = "/tsp/api";

    /** A token that a server has put at the end of the address that it prints. */
    /** What is behind the last colon, but not in brackets, and is no number of a port. */
    private static final Pattern BAD_PORT = Pattern.compile(":(?!\\d{0,5}$)[^:\\]]*$");

    private static final Pattern WITH_TOKEN = Pattern.compile("(.*)/([A-Za-z0-9_-]{24,})");

    private final URI base;
    private final @Nullable String token;

    private ServerAddress(URI base, @Nullable String token) {
        this.base = base;
        this.token = token;
    }

    /**
     * Reads an address as users type or paste it: {@code host}, {@code host:port}, or a URL, with
     * or without the path of the protocol, and with or without the token that the server has
     * printed.
     *
     * @param text the text
     * @return the address
     * @throws IllegalArgumentException when it is none; the message is a sentence for the user
     */
    public static ServerAddress parse(String text) {
        String typed = text.strip();
        if (typed.isEmpty()) {
            throw new IllegalArgumentException(
                    "Enter the address that the server prints when it starts.");
        }
        URI uri;
        try {
            uri = new URI(typed.contains("://") ? typed : "http://" + typed);
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException(
                    "This is not an address. Example: http://traces.example:8080", e);
        }
        String scheme = Objects.requireNonNullElse(uri.getScheme(), "").toLowerCase(Locale.ROOT);
        if (!scheme.equals("http") && !scheme.equals("https")) {
            throw new IllegalArgumentException("The address must begin with http:// or https://.");
        }
        if (uri.getHost() == null) {
            throw new IllegalArgumentException(
                    hostProblem(Objects.requireNonNullElse(uri.getRawAuthority(), "")));
        }
        if (uri.getUserInfo() != null) {
            throw new IllegalArgumentException(
                    "The address must not have a user or password. Enter the token instead.");
        }
        String path = Objects.requireNonNullElse(uri.getPath(), "").replaceAll("/+$", "");
        if (path.endsWith(API)) {
            path = path.substring(0, path.length() - API.length());
        }
        String token = null;
        Matcher match = WITH_TOKEN.matcher(path);
        if (match.matches()) {
            path = match.group(1);
            token = match.group(2);
        }
        int port = uri.getPort() < 0 && scheme.equals("http") ? DEFAULT_PORT : uri.getPort();
        try {
            URI base = new URI(scheme, null, uri.getHost(), port, path, null, null);
            return new ServerAddress(base, token);
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException("This is not an address: " + e.getReason(), e);
        }
    }

    /** Says why Java finds no host in an authority. */
    private static String hostProblem(String authority) {
        String place = authority.substring(authority.lastIndexOf('@') + 1);
        if (place.isEmpty() || place.startsWith(":")) {
            return "The address has no host. Example: http://traces.example:8080";
        }
        if (BAD_PORT.matcher(place).find()) {
            return "The port must be a number up to 65535. Example: http://traces.example:8080";
        }
        return "The host name has a character that host names cannot have, such as an underscore."
                + " Enter the IP address of the host.";
    }

    /** Returns the token that was part of the address, null for none. */
    public @Nullable String token() {
        return token;
    }

    /**
     * Returns the address of an operation.
     *
     * @param path its path, after that of the protocol; already encoded
     */
    URI operation(String path) {
        return URI.create(base + API + path);
    }

    /** Returns whether what is sent may be read on its way: it leaves this machine unencrypted. */
    public boolean isReadableOnTheWay() {
        String host = String.valueOf(base.getHost());
        boolean local = host.equals("localhost") || host.startsWith("127.") || host.equals("[::1]");
        return !local && "http".equals(base.getScheme());
    }

    /** Returns the name of the server, for lists. */
    public String name() {
        return base.getAuthority() + base.getPath();
    }

    /** Returns the address without the token. */
    @Override
    public String toString() {
        return base.toString();
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof ServerAddress other && base.equals(other.base);
    }

    @Override
    public int hashCode() {
        return base.hashCode();
    }
}
