package org.eclipse.tracecompass.internal.tmf.server.core.page;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Answer;
import org.eclipse.tracecompass.internal.tmf.server.core.http.ProtocolException;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Router;

/**
 * Serves the files of the page, which lie beside this class: scripts, styles and one document. A
 * file is read once and kept; all together are a few hundred kilobytes. Thread-safe.
 */
public final class PageFiles {

    private static final String INDEX = "index.html";
    private static final String FILE = "file";

    /** No other name is looked up, so that nobody can read classes. */
    private static final Pattern NAME = Pattern.compile("[a-z0-9-]+\\.(html|css|js|svg)");

    private static final Map<String, String> TYPES =
            Map.of(
                    "html", "text/html; charset=utf-8",
                    "css", "text/css; charset=utf-8",
                    "js", "text/javascript; charset=utf-8",
                    "svg", "image/svg+xml");

    private final Map<String, Answer.File> files = new ConcurrentHashMap<>();

    private PageFiles() {}

    /**
     * Adds the page at the root of a server.
     *
     * @param router where to
     */
    public static void add(Router router) {
        PageFiles files = new PageFiles();
        router.addPage("GET", "/", request -> files.file(INDEX));
        router.addPage("GET", "/{file}", request -> files.file(request.variable(FILE)));
    }

    private Answer.File file(String name) throws IOException {
        Answer.File known = files.get(name);
        if (known == null) {
            known = read(name);
            files.put(name, known);
        }
        return known;
    }

    private static Answer.File read(String name) throws IOException {
        Matcher matcher = NAME.matcher(name);
        if (matcher.matches()) {
            try (InputStream in = PageFiles.class.getResourceAsStream(name)) {
                String type = TYPES.get(matcher.group(1));
                if (in != null && type != null) {
                    return Answer.File.of(type, in.readAllBytes(), name.equals(INDEX));
                }
            }
        }
        throw new ProtocolException(
                ProtocolException.NOT_FOUND, "There is no such file", "/" + name);
    }
}
