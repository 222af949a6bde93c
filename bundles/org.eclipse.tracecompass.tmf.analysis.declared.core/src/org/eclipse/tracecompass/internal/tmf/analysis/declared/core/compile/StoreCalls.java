package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

/**
 * How generated code calls a store: by its class, so that nothing is left to choose at run time.
 *
 * @param type the class
 */
record StoreCalls(
        Class<?> type,
        Call read,
        Call set,
        Call setNumber,
        Call remove,
        Call push,
        Call pop,
        Call add) {

    private static final StoreCalls HISTORY = new StoreCalls(HistoryAttributes.class);
    private static final StoreCalls NOTES = new StoreCalls(NoteStore.class);

    private StoreCalls(Class<? extends Store> type) {
        this(
                type,
                Call.of(type, "read", int.class),
                Call.of(type, "set", long.class, Object.class, int.class, StoredType.class),
                Call.of(type, "set", long.class, long.class, int.class, StoredType.class),
                Call.of(type, "remove", long.class, int.class),
                Call.of(type, "push", long.class, Object.class, int.class),
                Call.of(type, "pop", long.class, int.class),
                Call.of(type, "add", long.class, Object.class, int.class));
    }

    static StoreCalls of(Store store) {
        return store instanceof HistoryAttributes ? HISTORY : NOTES;
    }
}
