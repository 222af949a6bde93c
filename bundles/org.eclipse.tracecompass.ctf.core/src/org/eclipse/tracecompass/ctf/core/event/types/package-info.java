/**
 * Types of fields, and fields with their values, as the documented interface has them. The reader
 * itself decodes fields by their layouts; these objects are made for those who ask for them.
 */
@org.eclipse.jdt.annotation.NonNullByDefault({})
package org.eclipse.tracecompass.ctf.core.event.types;
