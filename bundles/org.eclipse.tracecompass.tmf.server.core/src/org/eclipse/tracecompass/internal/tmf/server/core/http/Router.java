package org.eclipse.tracecompass.internal.tmf.server.core.http;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.eclipse.jdt.annotation.Nullable;

/** Finds what answers a request by its method and path. */
public final class Router {

    private final List<Route> routes = new ArrayList<>();
    private final String base;

    /**
     * Creates a router without routes.
     *
     * @param base the path before those of the protocol's operations
     */
    public Router(String base) {
        this.base = base;
    }

    /** Answers a kind of request. */
    @FunctionalInterface
    public interface Handler {

        /**
         * Answers a request.
         *
         * @param request the request
         * @return the answer
         * @throws IOException a {@link ProtocolException} that is the answer instead, or when the
         *     request cannot be read
         */
        Answer handle(Request request) throws IOException;
    }

    private record Route(String method, List<String> pattern, Handler handler) {

        /** Returns the variable parts of a path; null when it is of another route. */
        @Nullable
        Map<String, String> match(List<String> path) {
            if (path.size() != pattern.size()) {
                return null;
            }
            Map<String, String> variables = new HashMap<>();
            for (int i = 0; i < path.size(); i++) {
                String part = pattern.get(i);
                if (part.startsWith("{")) {
                    variables.put(part.substring(1, part.length() - 1), path.get(i));
                } else if (!part.equals(path.get(i))) {
                    return null;
                }
            }
            return variables;
        }

        long fixedParts() {
            return pattern.stream().filter(part -> !part.startsWith("{")).count();
        }
    }

    /**
     * What answers a request, with the variable parts of its path.
     *
     * @param handler answers
     * @param variables the variable parts by name
     */
    record Match(Handler handler, Map<String, String> variables) {}

    /**
     * Adds an operation of the protocol.
     *
     * @param method such as GET
     * @param pattern the path behind the base; parts in braces are variable. Where several fit, the
     *     one with the most fixed parts is meant
     * @param handler answers
     */
    public void add(String method, String pattern, Handler handler) {
        addPage(method, base + pattern, handler);
    }

    /**
     * Adds a request that is not of the protocol.
     *
     * @param method such as GET
     * @param pattern the whole path
     * @param handler answers
     */
    public void addPage(String method, String pattern, Handler handler) {
        routes.add(new Route(method, Paths.parts(pattern), handler));
    }

    /** Returns the methods and paths, as they were added. */
    public List<String> describe() {
        return routes.stream()
                .map(route -> route.method() + " /" + String.join("/", route.pattern()))
                .toList();
    }

    /**
     * Finds what answers a request.
     *
     * @throws ProtocolException when nothing does
     */
    Match find(String method, List<String> path) throws ProtocolException {
        Route best = null;
        TreeSet<String> methods = new TreeSet<>();
        for (Route route : routes) {
            if (route.match(path) != null) {
                methods.add(route.method());
                if (route.method().equals(method)
                        && (best == null || route.fixedParts() > best.fixedParts())) {
                    best = route;
                }
            }
        }
        Map<String, String> variables = best == null ? null : best.match(path);
        if (best != null && variables != null) {
            return new Match(best.handler(), variables);
        }
        throw methods.isEmpty()
                ? new ProtocolException(
                        ProtocolException.NOT_FOUND,
                        "There is no such operation",
                        "/" + String.join("/", path))
                : new ProtocolException(
                        ProtocolException.NOT_ALLOWED,
                        "There is no such operation",
                        "The operation takes %s, not %s"
                                .formatted(String.join(", ", methods), method));
    }
}
