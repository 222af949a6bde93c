package org.eclipse.tracecompass.internal.rcp.ui;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Dictionary;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.URIUtil;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.service.datalocation.Location;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.common.core.bundles.BundleActivators;
import org.eclipse.tracecompass.common.core.bundles.BundleRequirements;
import org.eclipse.tracecompass.common.core.bundles.SwitchedOffPlugins;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/**
 * Tells the user which plug-ins in the folder {@code dropins} were left out, and what each of them
 * requires that is not there. The installer of the platform leaves them out in silence.
 */
final class UnusablePlugins {

    /** Late enough not to slow the start down. */
    private static final long AFTER_START = 3_000;

    private static final int DEPTH = 4;

    private UnusablePlugins() {}

    /** Looks for them in the background, then shows them. Returns the search. */
    static Job tellLater(Display display) {
        Job job =
                Job.createSystem(
                        Messages.PluginsLeftOut,
                        monitor -> {
                            List<String> unusable = find();
                            unusable.forEach(ILog.of(UnusablePlugins.class)::warn);
                            if (!unusable.isEmpty() && !monitor.isCanceled()) {
                                Notice notice =
                                        new Notice(
                                                Messages.PluginsLeftOut,
                                                String.join("\n\n", unusable),
                                                null);
                                display.asyncExec(() -> notice.show(display));
                            }
                        });
        job.schedule(AFTER_START);
        return job;
    }

    /** A sentence for each plug-in that was left out. */
    private static List<String> find() {
        List<Map<String, String>> dropins = dropins();
        if (dropins.isEmpty()) {
            return List.of();
        }
        BundleRequirements requirements = new BundleRequirements();
        Set<String> usable = new HashSet<>();
        for (Bundle bundle :
                FrameworkUtil.getBundle(UnusablePlugins.class).getBundleContext().getBundles()) {
            boolean resolved = (bundle.getState() & (Bundle.INSTALLED | Bundle.UNINSTALLED)) == 0;
            requirements.add(headers(bundle), resolved);
            if (resolved) {
                usable.add(bundle.getSymbolicName());
            }
        }
        dropins.forEach(headers -> requirements.add(headers, false));
        usable.addAll(SwitchedOffPlugins.ofUser().names());
        List<String> sentences = new ArrayList<>();
        for (Map<String, String> headers : dropins) {
            String name = headers.get(BundleActivators.SYMBOLIC_NAME).split(";", 2)[0].strip();
            if (!usable.contains(name)) {
                List<String> missing = requirements.missing(headers);
                sentences.add(
                        missing.isEmpty()
                                ? NLS.bind(Messages.PluginNotInstalled, name)
                                : NLS.bind(
                                        Messages.PluginRequires, name, String.join(", ", missing)));
            }
        }
        return sentences;
    }

    private static Map<String, String> headers(Bundle bundle) {
        Dictionary<String, String> given = bundle.getHeaders("");
        Map<String, String> headers = new HashMap<>();
        for (String key : Collections.list(given.keys())) {
            headers.put(key, given.get(key));
        }
        return headers;
    }

    private static List<Map<String, String>> dropins() {
        List<Map<String, String>> found = new ArrayList<>();
        Location install = Platform.getInstallLocation();
        try {
            Path folder = Path.of(URIUtil.toURI(install.getURL())).resolve("dropins");
            if (!Files.isDirectory(folder)) {
                return found;
            }
            try (Stream<Path> files = Files.walk(folder, DEPTH)) {
                for (Path file : files.filter(f -> f.toString().endsWith(".jar")).toList()) {
                    try (JarFile jar = new JarFile(file.toFile(), false)) {
                        Manifest manifest = jar.getManifest();
                        Attributes main = manifest == null ? null : manifest.getMainAttributes();
                        if (main != null && BundleActivators.symbolicName(main) != null) {
                            found.add(BundleRequirements.texts(main));
                        }
                    }
                }
            }
        } catch (IOException | URISyntaxException e) {
            ILog.of(UnusablePlugins.class).warn("The folder dropins cannot be read", e);
        }
        return found;
    }
}
