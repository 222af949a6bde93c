package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.IVersionProvider;

/** The version of this program, as its manifest has it. */
public final class Version implements IVersionProvider {

    private static final Pattern NUMBERS = Pattern.compile("\\d+\\.\\d+\\.\\d+");

    private static final String MANIFEST = "META-INF/MANIFEST.MF";

    @Override
    public String[] getVersion() {
        return new String[] {
            "Astrolabe " + bundleVersion(),
            "Java " + Runtime.version() + ", " + System.getProperty("os.name")
        };
    }

    /** Returns the version of the product as Major.Minor.Micro. */
    static String ofProduct() {
        Matcher numbers = NUMBERS.matcher(bundleVersion());
        return numbers.find() ? numbers.group() : "0.0.0";
    }

    private static String bundleVersion() {
        String name = Version.class.getName().replace('.', '/') + ".class";
        URL here = Version.class.getClassLoader().getResource(name);
        if (here != null) {
            try {
                URL manifest = URI.create(here.toString().replace(name, MANIFEST)).toURL();
                try (InputStream in = manifest.openStream()) {
                    String version =
                            new Manifest(in).getMainAttributes().getValue("Bundle-Version");
                    return version == null ? "" : version;
                }
            } catch (IOException | IllegalArgumentException e) {
                return "(built from source)";
            }
        }
        return "(built from source)";
    }
}
