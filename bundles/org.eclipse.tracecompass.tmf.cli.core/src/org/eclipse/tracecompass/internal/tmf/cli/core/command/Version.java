package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.security.CodeSource;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.IVersionProvider;

/** The version of this program, as its manifest has it. */
public final class Version implements IVersionProvider {

    private static final Pattern NUMBERS = Pattern.compile("\\d+\\.\\d+\\.\\d+");

    private static final String MANIFEST = "META-INF/MANIFEST.MF";
    private static final String FROM_SOURCE = "(built from source)";

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
        // A search for the manifest would open the jars of the class path before this one, too.
        CodeSource source = Version.class.getProtectionDomain().getCodeSource();
        if (source != null && source.getLocation() != null) {
            String place = source.getLocation().toString();
            try (InputStream in = URI.create(manifestOf(place)).toURL().openStream()) {
                String version = new Manifest(in).getMainAttributes().getValue("Bundle-Version");
                return version == null ? "" : version;
            } catch (IOException | IllegalArgumentException e) {
                return FROM_SOURCE;
            }
        }
        return FROM_SOURCE;
    }

    private static String manifestOf(String folderOrJar) {
        return folderOrJar.endsWith("/")
                ? folderOrJar + MANIFEST
                : "jar:" + folderOrJar + "!/" + MANIFEST;
    }
}
