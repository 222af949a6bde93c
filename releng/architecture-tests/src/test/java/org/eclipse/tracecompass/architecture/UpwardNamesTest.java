package org.eclipse.tracecompass.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;

/**
 * No bundle knows a higher one by a string either: neither the name of one of its classes nor an id
 * that its plugin.xml declares.
 */
class UpwardNamesTest {

    private static final Pattern DECLARED =
            Pattern.compile("\\b(?:id|class|analysis_module|trace_type)=\"([^\"$]+)");

    /** The documented manager in the framework reads the extension point of the screens too. */
    private static final Set<String> DOCUMENTED =
            Set.of("org.eclipse.tracecompass.tmf.ui.symbolProvider");

    @Test
    void noStringNamesAClassOrIdOfAHigherBundle() throws IOException {
        Map<String, String> declared = new TreeMap<>();
        for (Bundle bundle : Bundle.all()) {
            namesOf(bundle).forEach(name -> declared.putIfAbsent(name, bundle.shortName()));
        }
        List<String> upward = new ArrayList<>();
        for (Bundle bundle : Bundle.all()) {
            Set<String> own = namesOf(bundle);
            for (Path file : filesOf(bundle.classes(), ".class")) {
                for (String text : strings(Files.readAllBytes(file))) {
                    String owner = declared.get(text);
                    if (owner != null
                            && !own.contains(text)
                            && !DOCUMENTED.contains(text)
                            && Layers.of(owner).compareTo(Layers.of(bundle.shortName())) > 0) {
                        upward.add(bundle.classes().relativize(file) + " names " + text);
                    }
                }
            }
        }

        assertThat(upward).isEmpty();
    }

    @Test
    void stringsOfAClassAreRead() throws IOException {
        String resource = "/" + UpwardNamesTest.class.getName().replace('.', '/') + ".class";
        try (var in = UpwardNamesTest.class.getResourceAsStream(resource)) {
            assertThat(strings(in.readAllBytes())).contains("a string that is easily found");
        }
    }

    /** The classes of a bundle, and the ids in its plugin.xml that look like ids of ours. */
    private static Set<String> namesOf(Bundle bundle) throws IOException {
        Set<String> names = new HashSet<>();
        for (Path file : filesOf(bundle.classes(), ".class")) {
            String name = bundle.classes().relativize(file).toString();
            names.add(name.substring(0, name.length() - ".class".length()).replace('/', '.'));
        }
        Path plugin = bundle.folder().resolve("plugin.xml");
        if (Files.exists(plugin)) {
            Matcher matcher = DECLARED.matcher(Files.readString(plugin));
            while (matcher.find()) {
                if (matcher.group(1).startsWith("org.eclipse.")) {
                    names.add(matcher.group(1));
                }
            }
        }
        return names;
    }

    private static List<Path> filesOf(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending)).toList();
        }
    }

    /** The string constants of a class file. */
    private static Set<String> strings(byte[] classFile) {
        ClassReader reader = new ClassReader(classFile);
        char[] buffer = new char[reader.getMaxStringLength()];
        Set<String> strings = new HashSet<>();
        for (int i = 1; i < reader.getItemCount(); i++) {
            int item = reader.getItem(i);
            final int stringTag = 8;
            if (item > 0 && reader.readByte(item - 1) == stringTag) {
                strings.add(reader.readUTF8(item, buffer));
            }
        }
        return strings;
    }
}
