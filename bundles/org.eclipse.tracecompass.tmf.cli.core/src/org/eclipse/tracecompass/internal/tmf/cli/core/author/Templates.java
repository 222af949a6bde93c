package org.eclipse.tracecompass.internal.tmf.cli.core.author;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The files of the folder {@code templates} of this bundle, in a jar or not. */
final class Templates {

    private static final String FOLDER = "/templates/";

    private Templates() {}

    /**
     * {@return the paths of all files below a folder of templates, without that folder} A jar
     * cannot be listed under every class loader, so a file names them.
     */
    static List<String> list(String folder) throws IOException {
        String prefix = folder + '/';
        return read("index.txt")
                .lines()
                .filter(path -> path.startsWith(prefix))
                .map(path -> path.substring(prefix.length()))
                .toList();
    }

    /** {@return the text of a template} */
    static String read(String path) throws IOException {
        try (InputStream in = Templates.class.getResourceAsStream(FOLDER + path)) {
            if (in == null) {
                throw new FileNotFoundException("The template " + path + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
