/** The history of statemap data, and what it adds up to. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.tmf.statemap.core.analysis;
