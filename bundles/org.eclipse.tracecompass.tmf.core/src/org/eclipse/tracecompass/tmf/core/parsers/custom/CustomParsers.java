package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.project.model.CustomTraceTypes;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * All custom parsers, of text, XML, CSV and JSON: lists, stores, imports and exports them, and
 * makes their traces. Thread-safe.
 */
public final class CustomParsers implements CustomTraceTypes {

    private static final List<DefinitionStore<?>> STORES =
            List.of(DefinitionStore.TEXT, DefinitionStore.XML, DefinitionStore.RECORDS);

    /** Creates the access; all instances are alike. */
    public CustomParsers() {
        // Loaded as a service.
    }

    /** {@return the definitions of the user, of the product and of plug-ins} */
    public static List<CustomTraceDefinition> all() {
        List<CustomTraceDefinition> all = new ArrayList<>();
        STORES.forEach(store -> all.addAll(store.all(true)));
        return all;
    }

    /**
     * Whether the user has stored a definition, so that it can be deleted.
     *
     * @param definition the definition
     * @return whether it is the user's
     */
    public static boolean isOwn(CustomTraceDefinition definition) {
        return storeOf(definition).isOwn(definition.categoryName, definition.definitionName);
    }

    /**
     * Stores a definition as the user's. Its trace type can be used at once.
     *
     * @param definition the definition
     * @throws IOException if it cannot be written
     */
    public static void store(CustomTraceDefinition definition) throws IOException {
        storeChecked(storeOf(definition), definition);
    }

    @SuppressWarnings("unchecked")
    private static <D extends CustomTraceDefinition> void storeChecked(
            DefinitionStore<D> store, CustomTraceDefinition definition) throws IOException {
        store.store((D) definition);
    }

    /**
     * Deletes a definition of the user. One of the product or of a plug-in of the same name appears
     * again.
     *
     * @param definition the definition
     * @throws IOException if the others cannot be written
     */
    public static void delete(CustomTraceDefinition definition) throws IOException {
        storeOf(definition).remove(definition.categoryName, definition.definitionName);
    }

    /**
     * Writes a definition into a file, in place of one of the same name there.
     *
     * @param definition the definition
     * @param file the file; it is made if it does not exist
     * @throws IOException if it cannot be written, or contains definitions of another kind
     */
    public static void exportTo(CustomTraceDefinition definition, Path file) throws IOException {
        export(storeOf(definition), definition, file);
    }

    @SuppressWarnings("unchecked")
    private static <D extends CustomTraceDefinition> void export(
            DefinitionStore<D> store, CustomTraceDefinition definition, Path file)
            throws IOException {
        store.put((D) definition, file);
    }

    /**
     * Reads the definitions of a file; none is stored.
     *
     * @param file a file of definitions of any kind
     * @return the definitions, at least one
     * @throws IOException if there are none; the message says where the file is wrong
     */
    public static List<CustomTraceDefinition> read(Path file) throws IOException {
        IOException first = null;
        for (DefinitionStore<?> store : STORES) {
            try {
                List<? extends CustomTraceDefinition> found = store.parse(file);
                if (found.isEmpty()) {
                    throw new IOException(file + " has no definitions of parsers");
                }
                return new ArrayList<>(found);
            } catch (IOException e) {
                first = first == null ? e : first;
            }
        }
        throw first == null ? new IOException(file + " cannot be read") : first;
    }

    private static DefinitionStore<?> storeOf(CustomTraceDefinition definition) {
        if (definition instanceof CustomXmlTraceDefinition) {
            return DefinitionStore.XML;
        }
        return definition instanceof CustomRecordTraceDefinition
                ? DefinitionStore.RECORDS
                : DefinitionStore.TEXT;
    }

    /**
     * Creates a trace.
     *
     * @param definition how to read it
     * @return the uninitialised trace
     */
    public static ITmfTrace newTrace(CustomTraceDefinition definition) {
        if (definition instanceof CustomXmlTraceDefinition xml) {
            return new CustomXmlTrace(xml);
        }
        if (definition instanceof CustomRecordTraceDefinition records) {
            return new CustomRecordTrace(records);
        }
        return new CustomTxtTrace((CustomTxtTraceDefinition) definition);
    }

    @Override
    public List<Type> types() {
        List<Type> types = new ArrayList<>();
        for (DefinitionStore<?> store : STORES) {
            for (CustomTraceDefinition definition : store.all(true)) {
                types.add(
                        new Type(
                                store.traceClass(),
                                definition.categoryName,
                                definition.definitionName));
            }
        }
        return types;
    }

    @Override
    public @Nullable ITmfTrace create(Type type) {
        for (DefinitionStore<?> store : STORES) {
            if (store.traceClass() == type.traceClass()) {
                CustomTraceDefinition definition = store.findAnywhere(type.category(), type.name());
                return definition == null ? null : newTrace(definition);
            }
        }
        return null;
    }

    @Override
    public String id(Type type) {
        if (type.traceClass() == CustomTxtTrace.class) {
            return CustomTxtTrace.buildTraceTypeId(type.category(), type.name());
        }
        if (type.traceClass() == CustomXmlTrace.class) {
            return CustomXmlTrace.buildTraceTypeId(type.category(), type.name());
        }
        return type.traceClass() == CustomRecordTrace.class
                ? CustomRecordTrace.buildTraceTypeId(type.category(), type.name())
                : type.traceClass().getName() + ':' + type.category() + ':' + type.name();
    }

    @Override
    public String today(String id) {
        return CustomXmlTrace.buildCompatibilityTraceTypeId(
                CustomTxtTrace.buildCompatibilityTraceTypeId(id));
    }
}
