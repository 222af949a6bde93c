package org.eclipse.tracecompass.common.core.bundles;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.ManifestElement;
import org.osgi.framework.BundleException;
import org.osgi.framework.Version;
import org.osgi.framework.VersionRange;

/**
 * Finds out what a bundle requires that is not there, among a set of bundles that were added with
 * their manifest headers. A bundle whose own requirements are not met is not there either. Not
 * thread-safe.
 *
 * @since 0.2.0
 */
public final class BundleRequirements {

    private static final String OPTIONAL = "optional";

    /** Versions since Java 9; older ones are always met. */
    private static final Pattern JAVA = Pattern.compile("JavaSE-(\\d+)(?!\\.\\d)");

    private final Map<String, List<Offer>> bundles = new HashMap<>();
    private final Map<String, List<Offer>> packages = new HashMap<>();

    /** Whether bundles can be used; those that are being looked at count as usable. */
    private final Map<Map<String, String>, Boolean> usable = new IdentityHashMap<>();

    /** What somebody offers in a version; its headers, null if it is known to be complete. */
    private record Offer(Version version, @Nullable Map<String, String> headers) {}

    /** Creates requirements that only the Java machine can meet. */
    public BundleRequirements() {
        for (Module module : ModuleLayer.boot().modules()) {
            for (String name : module.getPackages()) {
                offer(packages, name, new Offer(Version.emptyVersion, null));
            }
        }
    }

    /**
     * All bundles of a class path.
     *
     * @param loader the loader that has the class path
     * @return the requirements that these bundles meet
     * @throws IOException if the class path cannot be searched
     */
    public static BundleRequirements ofClassPath(ClassLoader loader) throws IOException {
        BundleRequirements requirements = new BundleRequirements();
        for (URL url : Collections.list(loader.getResources("META-INF/MANIFEST.MF"))) {
            try (InputStream stream = url.openStream()) {
                requirements.add(texts(new Manifest(stream).getMainAttributes()), false);
            } catch (IOException e) {
                // A jar that cannot be read offers nothing.
            }
        }
        return requirements;
    }

    /**
     * The headers of a manifest as texts.
     *
     * @param headers the main section of the manifest
     * @return the names with their values
     */
    public static Map<String, String> texts(Attributes headers) {
        Map<String, String> texts = new HashMap<>();
        headers.forEach((key, value) -> texts.put(key.toString(), value.toString()));
        return texts;
    }

    /**
     * Adds a bundle.
     *
     * @param headers the headers of its manifest; nothing is added if they are not those of a
     *     bundle
     * @param resolved whether the requirements of the bundle are known to be met
     */
    public void add(Map<String, String> headers, boolean resolved) {
        Map<String, String> kept = resolved ? null : headers;
        for (ManifestElement element : elements(headers, "Bundle-SymbolicName")) {
            offer(
                    bundles,
                    element.getValue(),
                    new Offer(version(headers.get("Bundle-Version")), kept));
        }
        for (ManifestElement element : elements(headers, "Export-Package")) {
            Offer offer = new Offer(version(element.getAttribute("version")), kept);
            for (String name : element.getValueComponents()) {
                offer(packages, name, offer);
            }
        }
    }

    private static void offer(Map<String, List<Offer>> offers, String name, Offer offer) {
        offers.computeIfAbsent(name, n -> new ArrayList<>()).add(offer);
    }

    /**
     * What a bundle requires that is not there.
     *
     * @param headers the headers of its manifest
     * @return each missing bundle, package or Java version in words, in the order of the manifest,
     *     such as "the bundle com.example.lamps 2.0.0 or newer"; empty if the bundle can be used
     */
    public List<String> missing(Map<String, String> headers) {
        List<String> missing = new ArrayList<>();
        for (ManifestElement element : elements(headers, "Require-Bundle")) {
            missing("the bundle ", element, "bundle-version", bundles, missing);
        }
        for (ManifestElement element : elements(headers, "Import-Package")) {
            missing("the package ", element, "version", packages, missing);
        }
        for (ManifestElement element : elements(headers, "Fragment-Host")) {
            missing("the bundle ", element, "bundle-version", bundles, missing);
        }
        java(headers).ifPresent(missing::add);
        return missing;
    }

    private void missing(
            String kind,
            ManifestElement element,
            String attribute,
            Map<String, List<Offer>> offers,
            List<String> missing) {
        if (OPTIONAL.equals(element.getDirective("resolution"))) {
            return;
        }
        String range = element.getAttribute(attribute);
        for (String name : element.getValueComponents()) {
            List<Offer> found = offers.getOrDefault(name, List.of());
            if (found.stream().noneMatch(offer -> isInRange(offer.version, range))) {
                missing.add(kind + name + wanted(range) + installed(found));
            } else if (found.stream().noneMatch(offer -> isUsable(offer, range))) {
                missing.add(kind + name + ", whose own requirements are not met");
            }
        }
    }

    private boolean isUsable(Offer offer, @Nullable String range) {
        Map<String, String> headers = offer.headers;
        return isInRange(offer.version, range) && (headers == null || isUsable(headers));
    }

    private boolean isUsable(Map<String, String> headers) {
        Boolean known = usable.putIfAbsent(headers, true);
        if (known == null) {
            known = missing(headers).isEmpty();
            usable.put(headers, known);
        }
        return known;
    }

    /** The oldest Java version of those that a bundle names, if this machine has an older one. */
    private static Optional<String> java(Map<String, String> headers) {
        String header = headers.get("Bundle-RequiredExecutionEnvironment");
        Matcher matcher = JAVA.matcher(header == null ? "" : header);
        int oldest = Integer.MAX_VALUE;
        while (matcher.find()) {
            oldest = Math.min(oldest, Integer.parseInt(matcher.group(1)));
        }
        return oldest == Integer.MAX_VALUE || oldest <= Runtime.version().feature()
                ? Optional.empty()
                : Optional.of("Java " + oldest);
    }

    private static boolean isInRange(Version version, @Nullable String range) {
        try {
            return range == null || new VersionRange(range.strip()).includes(version);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static String wanted(@Nullable String range) {
        if (range == null || range.isBlank()) {
            return "";
        }
        return Character.isDigit(range.strip().charAt(0))
                ? " " + range.strip() + " or newer"
                : " in the range " + range.strip();
    }

    private static String installed(List<Offer> found) {
        return found.isEmpty() ? "" : " (installed: " + found.get(0).version + ")";
    }

    private static Version version(@Nullable String version) {
        try {
            return version == null ? Version.emptyVersion : Version.parseVersion(version.strip());
        } catch (IllegalArgumentException e) {
            return Version.emptyVersion;
        }
    }

    /**
     * The names in a header, those of optional requirements included.
     *
     * @param headers the headers of a manifest
     * @param header the header, such as {@code Require-Bundle}
     * @return the names; none if there is no such header or it is wrong
     */
    public static List<String> names(Map<String, String> headers, String header) {
        List<String> names = new ArrayList<>();
        for (ManifestElement element : elements(headers, header)) {
            names.addAll(List.of(element.getValueComponents()));
        }
        return names;
    }

    private static ManifestElement[] elements(Map<String, String> headers, String header) {
        try {
            ManifestElement[] elements = ManifestElement.parseHeader(header, headers.get(header));
            return elements == null ? new ManifestElement[0] : elements;
        } catch (BundleException e) {
            return new ManifestElement[0];
        }
    }
}
