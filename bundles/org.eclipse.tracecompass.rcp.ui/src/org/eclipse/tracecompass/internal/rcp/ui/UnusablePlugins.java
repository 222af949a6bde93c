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
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.notifications.NotificationPopup;
import org.eclipse.osgi.service.datalocation.Location;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.common.core.bundles.BundleActivators;
import org.eclipse.tracecompass.common.core.bundles.BundleRequirements;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/**
 * Tells the user which plug-ins in the folder {@code dropins} were left out, and what each of them
 * requires that is not there. The installer of the platform leaves them out in silence.
 */
final class UnusablePlugins {

    /** Late enough not to slow the start down. */
    private static final long AFTER_START = 3_000;

    private static final long SHOWN = 120_000;
    private static final int DEPTH = 4;

    /** Of the popup, in pixels. */
    private static final int WIDTH = 380;

    private UnusablePlugins() {}

    /** Looks for them in the background, then shows them. */
    static void tellLater(Display display) {
        Job job =
                Job.createSystem(
                        Messages.PluginsLeftOut,
                        monitor -> {
                            List<String> unusable = find();
                            unusable.forEach(ILog.of(UnusablePlugins.class)::warn);
                            if (!unusable.isEmpty() && !display.isDisposed()) {
                                display.asyncExec(() -> show(display, unusable));
                            }
                        });
        job.schedule(AFTER_START);
    }

    private static void show(Display display, List<String> unusable) {
        if (!display.isDisposed()) {
            NotificationPopup.forDisplay(display)
                    .title(Messages.PluginsLeftOut, true)
                    .content(parent -> text(parent, String.join("\n\n", unusable)))
                    .delay(SHOWN)
                    .open();
        }
    }

    /** A popup does not wrap a plain text; this also can be selected and copied. */
    private static Control text(Composite parent, String sentences) {
        Text text = new Text(parent, SWT.MULTI | SWT.WRAP | SWT.READ_ONLY);
        text.setText(sentences);
        GridDataFactory.fillDefaults().grab(true, true).hint(WIDTH, SWT.DEFAULT).applyTo(text);
        return text;
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
