package org.eclipse.tracecompass.internal.statemap.core.svg;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The script and the styles that make a page of the picture, put together from their files. */
public final class PageScript {

    /**
     * In this order: a file may use what is in those before it, and in functions what is in any.
     */
    static final List<String> FILES =
            List.of(
                    "base", "model", "view", "paint", "page", "panel", "input", "link", "print",
                    "main");

    private PageScript() {}

    /** Returns the script; it may stand in a CDATA section. */
    public static String script() {
        StringBuilder script = new StringBuilder("(() => {\n'use strict';\n");
        for (String file : FILES) {
            script.append(resource(file + ".js"));
        }
        return script.append("})();\n").toString();
    }

    /** Returns the styles of the picture and of the page. */
    public static String style() {
        return resource("picture.css") + resource("page.css");
    }

    private static String resource(String name) {
        try (InputStream in = PageScript.class.getResourceAsStream("page/" + name)) {
            if (in == null) {
                throw new IllegalStateException("the resource page/" + name + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
