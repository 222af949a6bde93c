package org.eclipse.tracecompass.architecture;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;

/** Compares our bundles with the pages of the documented API. */
final class ApiCoverage {

    /**
     * What one page asks for and what is there.
     *
     * @param bundle the short name of the bundle
     * @param types the number of its types
     * @param presentTypes how many of them exist where they should
     * @param members the number of their members
     * @param presentMembers how many of them exist as documented
     * @param nullness in how many of these the null contract differs
     * @param open how many of these leave open what may be null, so that plug-ins with null
     *     analysis may override and call them
     * @param differences each in one line
     */
    record Result(
            String bundle,
            int types,
            int presentTypes,
            int members,
            int presentMembers,
            int nullness,
            int open,
            List<String> differences) {}

    private final CompiledApi compiled;
    private final Map<String, Bundle> bundles = new HashMap<>();

    ApiCoverage(List<Bundle> all) throws IOException {
        compiled = new CompiledApi(all);
        all.forEach(bundle -> bundles.put(bundle.shortName(), bundle));
    }

    /** Compares a page, which has the name of its bundle. */
    Result of(Path page) throws IOException {
        String name = page.getFileName().toString().replaceAll("\\.md$", "");
        String bundle = name.substring("org.eclipse.tracecompass.".length());
        return of(bundle, DocumentedApi.read(page));
    }

    Result of(String bundle, List<DocumentedApi.Type> types) {
        List<String> differences = new ArrayList<>();
        Set<String> visible = new HashSet<>();
        visible(bundle, visible);
        int presentTypes = 0;
        int members = 0;
        int presentMembers = 0;
        int nullness = 0;
        int open = 0;
        for (DocumentedApi.Type type : types) {
            members += type.members().size();
            String wrong = place(type, visible);
            if (!wrong.isEmpty()) {
                differences.add(type.name() + ": " + wrong);
                continue;
            }
            presentTypes++;
            shape(type, differences);
            for (DocumentedApi.Member member : type.members()) {
                String difference = difference(type, member);
                if (difference.isEmpty()) {
                    presentMembers++;
                    open += isOpen(type, member) ? 1 : 0;
                    if (!sameNullness(type, member)) {
                        nullness++;
                        differences.add(type.name() + "#" + member.key() + ": null contract");
                    }
                } else {
                    differences.add(type.name() + "#" + member.key() + ": " + difference);
                }
            }
        }
        return new Result(
                bundle,
                types.size(),
                presentTypes,
                members,
                presentMembers,
                nullness,
                open,
                differences);
    }

    /** The bundle and those that it gives on to whoever requires it. */
    private void visible(String bundle, Set<String> into) {
        Bundle there = bundles.get(bundle);
        if (there == null || !into.add(bundle)) {
            return;
        }
        for (String clause : there.clauses("Require-Bundle")) {
            if (clause.contains("visibility:=reexport")) {
                String required = clause.split(";")[0].strip();
                visible(required.replace("org.eclipse.tracecompass.", ""), into);
            }
        }
    }

    private String place(DocumentedApi.Type type, Set<String> visible) {
        CompiledApi.Compiled ours = compiled.type(type.name());
        if (ours == null) {
            return "missing";
        }
        if (!visible.contains(ours.bundle())) {
            return "is in " + ours.bundle();
        }
        String inPackage = type.name().substring(0, type.name().lastIndexOf('.'));
        return bundles.get(ours.bundle()).exported().contains(inPackage)
                ? ""
                : "its package is not exported";
    }

    private void shape(DocumentedApi.Type type, List<String> differences) {
        CompiledApi.Compiled ours = compiled.type(type.name());
        boolean open = type.kind().equals("class") && !type.modifiers().contains("final");
        if (open && (ours.access() & Opcodes.ACC_FINAL) != 0) {
            differences.add(type.name() + ": is final");
        }
        if (open
                && !type.modifiers().contains("abstract")
                && (ours.access() & Opcodes.ACC_ABSTRACT) != 0) {
            differences.add(type.name() + ": is abstract");
        }
        boolean isInterface = type.kind().endsWith("interface");
        if (isInterface != ((ours.access() & Opcodes.ACC_INTERFACE) != 0)) {
            differences.add(type.name() + ": is no " + type.kind());
        }
        Set<String> supertypes = compiled.supertypes(type.name());
        for (String supertype : type.supertypes()) {
            if (!supertypes.contains(supertype)) {
                differences.add(type.name() + ": is no " + supertype);
            }
        }
    }

    private String difference(DocumentedApi.Type type, DocumentedApi.Member member) {
        List<CompiledApi.Member> found = compiled.members(type.name(), member.key());
        if (found.isEmpty()) {
            return member.overrides() ? "" : "missing";
        }
        String first = "";
        for (CompiledApi.Member ours : found) {
            String difference = difference(type, member, ours);
            if (difference.isEmpty()) {
                return "";
            }
            first = first.isEmpty() ? difference : first;
        }
        return first;
    }

    private static String difference(
            DocumentedApi.Type type, DocumentedApi.Member member, CompiledApi.Member ours) {
        boolean variable = member.type().matches("[A-Z]");
        if (!variable && !ours.type().equals(member.type())) {
            return "is " + ours.type() + ", not " + member.type();
        }
        Set<String> modifiers = member.modifiers();
        if (ours.is(Opcodes.ACC_STATIC) != modifiers.contains("static")) {
            return modifiers.contains("static") ? "is not static" : "is static";
        }
        if (modifiers.contains("public") && !ours.is(Opcodes.ACC_PUBLIC)
                || modifiers.contains("protected")
                        && !ours.is(Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) {
            return "is not " + (modifiers.contains("public") ? "public" : "protected");
        }
        boolean method = member.key().contains("(");
        if (method && ours.is(Opcodes.ACC_FINAL) && !modifiers.contains("final")) {
            return type.modifiers().contains("final") || type.kind().equals("record")
                    ? ""
                    : "is final";
        }
        if (type.kind().equals("class")
                && ours.is(Opcodes.ACC_ABSTRACT)
                && !modifiers.contains("abstract")) {
            return "is abstract";
        }
        if (type.kind().equals("interface")
                && ours.is(Opcodes.ACC_ABSTRACT)
                && modifiers.contains("default")) {
            return "has no default";
        }
        return member.constant() == null || ours.value() == null
                ? ""
                : constant(member.constant(), ours.value());
    }

    private static String constant(String documented, Object ours) {
        String text = documented.strip();
        if (text.startsWith("\"") && text.endsWith("\"") && text.length() > 1) {
            text = text.substring(1, text.length() - 1).translateEscapes();
        } else {
            text = text.replaceAll("(?i)(?<=[0-9.])[LFD]$", "");
        }
        String value = ours.toString();
        boolean same =
                text.equals(value)
                        || text.equals(value.replaceAll("\\.0$", ""))
                        || value.equals(
                                text.equals("false") ? "0" : text.equals("true") ? "1" : text);
        return same ? "" : "is " + value + ", not " + text;
    }

    private boolean isOpen(DocumentedApi.Type type, DocumentedApi.Member member) {
        List<CompiledApi.Member> found = compiled.members(type.name(), member.key());
        return !found.isEmpty() && found.get(0).open();
    }

    private boolean sameNullness(DocumentedApi.Type type, DocumentedApi.Member member) {
        List<CompiledApi.Member> found = compiled.members(type.name(), member.key());
        return found.isEmpty() || found.get(0).nullable().equals(member.nullable());
    }
}
