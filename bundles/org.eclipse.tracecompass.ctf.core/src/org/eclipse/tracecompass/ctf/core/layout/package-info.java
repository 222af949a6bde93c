/**
 * Field classes compiled to places of bits. Runs of fields of fixed size become one step with
 * constant offsets, once per event class; a {@link
 * org.eclipse.tracecompass.ctf.core.layout.FieldLayout} skips, locates and reads a field.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.ctf.core.layout;
