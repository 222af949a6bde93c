package org.eclipse.tracecompass.internal.tmf.cli.core.author;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Writes the project of a new plug-in: the templates of its kind, with names and paths filled in.
 *
 * <p>In the names and texts of templates, {@code @word@} stands for a value. A file name that
 * begins with {@code dot.} becomes a hidden one, and the suffix {@code .template}, which hides
 * sources from the tools of this build, is left out. Fragments, such as {@code extensions.xml}, are
 * not files of the project but parts of one.
 */
final class PluginProject {

    /** The values that are composed of a fragment of each layer. */
    private static final Map<String, String> FRAGMENTS =
            Map.of(
                    "extensions", "extensions.xml",
                    "requires", "requires.txt",
                    "headers", "headers.txt",
                    "try", "try.txt",
                    "files", "files.txt");

    private static final String ANY_TRACE = "org.eclipse.tracecompass.tmf.core.trace.TmfTrace";

    private static final String SUFFIX = ".template";
    private static final Pattern HIDDEN = Pattern.compile("(^|/)dot[.]");

    private final String name;
    private final PluginKind kind;
    private final Map<String, String> values = new LinkedHashMap<>();

    /**
     * Creates a project.
     *
     * @param name the symbolic name of the plug-in, which is its Java package too
     * @param kind what it adds
     * @param astrolabe the folder of the installed product that it is built against
     */
    PluginProject(String name, PluginKind kind, Path astrolabe) throws IOException {
        this.name = name;
        this.kind = kind;
        for (Map.Entry<String, String> fragment : FRAGMENTS.entrySet()) {
            values.put(fragment.getKey(), compose(fragment.getValue()));
        }
        values.put("tracetype", kind.hasTraceType() ? name + ".LogTrace" : ANY_TRACE);
        // An analysis of all traces would read each trace that is opened.
        values.put("automatic", String.valueOf(kind.hasTraceType()));
        values.put("trace", kind.hasTraceType() ? "traces/example.log" : "my-trace");
        values.put("title", title(name));
        values.put("vendor", System.getProperty("user.name", "Unknown"));
        values.put("home", astrolabe.toString());
        values.put("path", name.replace('.', '/'));
        values.put("name", name);
    }

    private String compose(String fragment) throws IOException {
        StringBuilder text = new StringBuilder();
        for (String layer : kind.layers()) {
            if (Templates.list(layer).contains(fragment)) {
                text.append(Templates.read(layer + '/' + fragment));
            }
        }
        return text.toString();
    }

    /** The last part of a name as a title: {@code org.example.my-log} is "My Log". */
    private static String title(String name) {
        StringBuilder title = new StringBuilder();
        for (String word : name.substring(name.lastIndexOf('.') + 1).split("[-_]")) {
            if (!word.isEmpty()) {
                title.append(title.isEmpty() ? "" : " ")
                        .append(Character.toUpperCase(word.charAt(0)))
                        .append(word, 1, word.length());
            }
        }
        return title.toString();
    }

    /**
     * Writes the files.
     *
     * @param folder a folder that does not exist, or an empty one
     */
    void write(Path folder) throws IOException {
        writeAll("project", folder, "");
        for (String layer : kind.layers()) {
            writeAll(layer, folder, "");
        }
        if (!kind.hasTraceType()) {
            // The tests need a trace; the plug-in does not.
            writeAll("trace/@name@", folder, "@name@.tests/");
        }
    }

    private void writeAll(String layer, Path folder, String below) throws IOException {
        for (String path : Templates.list(layer)) {
            if (isPart(path)) {
                Path file = folder.resolve(target(below + path));
                Files.createDirectories(file.getParent());
                Files.writeString(file, fill(Templates.read(layer + '/' + path)));
            }
        }
    }

    private String target(String template) {
        String path = HIDDEN.matcher(template).replaceAll("$1.");
        return fill(
                path.endsWith(SUFFIX) ? path.substring(0, path.length() - SUFFIX.length()) : path);
    }

    /** Whether a template is a file of this project. */
    private boolean isPart(String path) {
        return !FRAGMENTS.containsValue(path)
                && (kind.hasTraceType() || !path.startsWith("traces/"));
    }

    private String fill(String template) {
        String text = template;
        for (Map.Entry<String, String> value : values.entrySet()) {
            text = text.replace('@' + value.getKey() + '@', value.getValue());
        }
        return text;
    }

    /** {@return what the user may do next, a line per step} */
    List<String> nextSteps(Path folder) {
        return List.of(
                // With an older one, Maven fails before the build could say so.
                "Check Java:         'mvn -version' must show Java 21 or newer; JAVA_HOME chooses it",
                "Build and test it:  (cd " + folder + " && mvn verify)",
                "Install it:         astrolabe install "
                        + folder.resolve(name + ".site/target/repository"));
    }
}
